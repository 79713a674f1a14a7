import { createTaggedEncoder } from '~/solana/bytes/tagged-structs'
import { createInstructionEncoder } from '~/solana/transaction/instruction-layout'
import { createAccountEncoder } from '../perps/encode'
import { eventLayouts } from './event-layout'
import { instructionLayouts } from './instructions'
import { driftLayout, driftProgramId } from './layout'

/** Encodes an account. This is the inverse of `decodeAccount`. `details` is only used for perp markets. */
export const encodeAccount = createAccountEncoder(driftLayout)

/**
 * Encodes the payload of an event (discriminator and borsh) in the newest layout. In the log the payload
 * follows `Program log: ` or `Program data: ` as base64.
 */
export const encodeEvent = createTaggedEncoder(eventLayouts)

/** Encodes an instruction of Drift. The caller must append the accounts of oracles, markets and makers. */
export const encodeDriftInstruction = createInstructionEncoder(driftProgramId, instructionLayouts)
