import type { Address } from '~/domain/ids'
import type { PerpMarketState, PerpUserState } from '~/domain/perp'
import type { SpotMarketState } from '~/domain/spot-market'
import { type EncodedInstruction, encodeInstruction } from '~/solana/instruction-layout'
import type { StructOf } from '~/solana/struct'
import { encodeTagged } from '~/solana/tagged-structs'
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

type EventName = keyof typeof eventLayouts
type InstructionName = keyof typeof instructionLayouts

/** Payload of an event (discriminator and borsh) in the newest layout, to be written as base64 behind `Program log: ` or `Program data: `. */
export function encodeEvent<N extends EventName>(
  name: N,
  fields: StructOf<(typeof eventLayouts)[N]['fields']>,
): Uint8Array {
  return encodeTagged(eventLayouts, name, fields)
}

/** An instruction of Drift. Oracles, markets and makers are to be appended to its accounts. */
export function encodeDriftInstruction<N extends InstructionName>(
  name: N,
  accounts: { readonly [K in keyof (typeof instructionLayouts)[N]['accounts']]: Address },
  args: StructOf<(typeof instructionLayouts)[N]['args']>,
): EncodedInstruction {
  return encodeInstruction(driftProgramId, instructionLayouts[name], accounts, args)
}
