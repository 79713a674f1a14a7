import { createTaggedEncoder } from '~/solana/bytes/tagged-structs'
import { createInstructionEncoder } from '~/solana/transaction/instruction-layout'
import { createAccountEncoder } from '../perps/encode'
import { createUserEncoder } from '../perps/encode-user'
import { eventLayouts, ignoredEventLayouts } from './event-layout'
import { instructionLayouts } from './instructions'
import { velocityLayout, velocityProgramId } from './layout'
import { longUserLayout } from './user-layout'

/**
 * Encodes an account. This is the inverse of `decodeAccount`. Users have 4,496 bytes. `details` is only used for
 * perp markets.
 */
export const encodeAccount = createAccountEncoder(velocityLayout)

/** Encodes a User account of 4,560 bytes, the newer form. Both forms may exist at the same time. */
export const encodeLongUser = createUserEncoder(longUserLayout)

/**
 * Encodes the payload of an event (discriminator and borsh). In the log the payload follows `Program log: ` or
 * `Program data: ` as base64.
 */
export const encodeEvent = createTaggedEncoder(eventLayouts)

/** Encodes the payload of an event that Sextant does not decode. */
export const encodeIgnoredEvent = createTaggedEncoder(ignoredEventLayouts)

/** Encodes an instruction of Velocity. The caller must append the accounts of oracles, markets and makers. */
export const encodeVelocityInstruction = createInstructionEncoder(velocityProgramId, instructionLayouts)
