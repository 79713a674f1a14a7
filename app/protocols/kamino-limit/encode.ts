import { ByteWriter } from '~/solana/bytes/byte-writer'
import { writeStruct } from '~/solana/bytes/struct'
import { createTaggedEncoder } from '~/solana/bytes/tagged-structs'
import { createInstructionEncoder } from '~/solana/transaction/instruction-layout'
import { createEventCpiEncoder } from '~/solana/transaction/self-cpi'
import { kaminoInstructions } from './instructions'
import {
  type KaminoOrderAccount,
  kaminoEventAuthority,
  kaminoEvents,
  kaminoOrderFields,
  kaminoProgramId,
  orderDiscriminator,
  orderSize,
} from './layout'

/** Encodes an `Order` account to its 424 bytes. */
export function encodeKaminoOrder(account: KaminoOrderAccount): Uint8Array {
  const writer = new ByteWriter(orderSize).raw(orderDiscriminator)
  writeStruct(writer, kaminoOrderFields, { ...account, padding0: 0, padding1: 0, padding2: 0 })
  return writer.toBytes(orderSize)
}

export const encodeKaminoEvent = createTaggedEncoder(kaminoEvents)
export const encodeKaminoEventCpi = createEventCpiEncoder(kaminoProgramId, kaminoEventAuthority, kaminoEvents)

export const encodeKaminoInstruction = createInstructionEncoder(kaminoProgramId, kaminoInstructions)
