import type { PerpMarketState, PerpUserState } from '~/domain/perp/perp'
import type { SpotMarketState } from '~/domain/perp/spot-market'
import { createTaggedEncoder } from '~/solana/bytes/tagged-structs'
import { createInstructionEncoder } from '~/solana/transaction/instruction-layout'
import { encodePerpMarket, type PerpMarketDetails } from './encode-perp-market'
import { encodeSpotMarket } from './encode-spot-market'
import { encodeUser } from './encode-user'
import { eventLayouts } from './event-layout'
import { instructionLayouts } from './instructions'
import { driftProgramId } from './layout'

/** Encodes an account. This is the inverse of `decodeAccount`. `details` is only used for perp markets. */
export function encodeAccount(
  state: PerpMarketState | PerpUserState | SpotMarketState,
  details?: PerpMarketDetails,
): Uint8Array {
  if (state.kind === 'perp-user') return encodeUser(state)
  return state.kind === 'spot-market' ? encodeSpotMarket(state) : encodePerpMarket(state, details)
}

/**
 * Encodes the payload of an event (discriminator and borsh) in the newest layout. In the log the payload
 * follows `Program log: ` or `Program data: ` as base64.
 */
export const encodeEvent = createTaggedEncoder(eventLayouts)

/** Encodes an instruction of Drift. The caller must append the accounts of oracles, markets and makers. */
export const encodeDriftInstruction = createInstructionEncoder(driftProgramId, instructionLayouts)
