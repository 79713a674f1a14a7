import { ByteWriter } from '~/solana/bytes/byte-writer'
import { type StructOf, writeStruct } from '~/solana/bytes/struct'
import { createTaggedEncoder } from '~/solana/bytes/tagged-structs'
import { createInstructionEncoder } from '~/solana/transaction/instruction-layout'
import { printLogData } from '~/solana/transaction/log-lines'
import { limitV1Instructions } from './instructions'
import {
  type LimitV1OrderAccount,
  limitV1Events,
  limitV1ProgramId,
  orderDiscriminator,
  orderHeadFields,
  orderSize,
  orderTailFields,
} from './layout'

/** Encodes an `Order` account to its 315 bytes. */
export function encodeLimitV1Order(account: LimitV1OrderAccount): Uint8Array {
  const writer = new ByteWriter(orderSize).raw(orderDiscriminator)
  writeStruct(writer, orderHeadFields, account)
  writeStruct(writer, orderTailFields, account)
  return writer.toBytes(orderSize)
}

export const encodeLimitV1Event = createTaggedEncoder(limitV1Events)

/**
 * Returns the log line with which the program prints an event. The line belongs between the `invoke` and
 * `success` lines of the call.
 */
export function encodeLimitV1EventLog<N extends keyof typeof limitV1Events>(
  name: N,
  fields: StructOf<(typeof limitV1Events)[N]['fields']>,
): string {
  return printLogData(encodeLimitV1Event(name, fields))
}

export const encodeLimitV1Instruction = createInstructionEncoder(limitV1ProgramId, limitV1Instructions)
