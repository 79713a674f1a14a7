import type { PerpMarketState, PerpUserState } from '~/domain/perp'
import type { SpotMarketState } from '~/domain/spot-market'
import { createInstructionEncoder } from '~/solana/instruction-layout'
import { createTaggedEncoder } from '~/solana/tagged-structs'
import { encodePerpMarket, type PerpMarketDetails } from './encode-perp-market'
import { encodeSpotMarket } from './encode-spot-market'
import { encodeUser } from './encode-user'
import { eventLayouts } from './event-layout'
import { instructionLayouts } from './instruction-layout'
import { driftProgramId } from './layout'

/** Bytes of an account, the mirror of `decodeAccount`; `details` are for perp markets. */
export function encodeAccount(
  state: PerpMarketState | PerpUserState | SpotMarketState,
  details?: PerpMarketDetails,
): Uint8Array {
  if (state.kind === 'perp-user') return encodeUser(state)
  return state.kind === 'spot-market' ? encodeSpotMarket(state) : encodePerpMarket(state, details)
}

/** Payload of an event (discriminator and borsh) in the newest layout, to be written as base64 behind `Program log: ` or `Program data: `. */
export const encodeEvent = createTaggedEncoder(eventLayouts)

/** An instruction of Drift. Oracles, markets and makers are to be appended to its accounts. */
export const encodeDriftInstruction = createInstructionEncoder(driftProgramId, instructionLayouts)
