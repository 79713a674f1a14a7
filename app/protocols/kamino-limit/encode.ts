import { ByteWriter } from '~/solana/byte-writer'
import { createInstructionEncoder } from '~/solana/instruction-layout'
import { createEventCpiEncoder } from '~/solana/self-cpi'
import { writeStruct } from '~/solana/struct'
import { createTaggedEncoder } from '~/solana/tagged-structs'
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
