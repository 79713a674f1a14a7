import type { Address } from '~/domain/base/ids'
import { addressBytes } from '~/solana/address/address-reader'
import { ByteWriter } from '~/solana/bytes/byte-writer'
import { writeStruct } from '~/solana/bytes/struct'
import { createTaggedEncoder } from '~/solana/bytes/tagged-structs'
import { findProgramAddress, type ProgramAddress, textSeed, u64Seed } from '~/solana/pda/pda'
import { createInstructionEncoder } from '~/solana/transaction/instruction-layout'
import { createEventCpiEncoder } from '~/solana/transaction/self-cpi'
import { limitInstructions } from './instructions'
import {
  type LimitOrderAccount,
  limitEventAuthority,
  limitEvents,
  limitProgramId,
  orderDiscriminator,
  orderHeadFields,
  orderSize,
  orderTailFields,
} from './layout'

/** Encodes an `Order` account to its 372 bytes. */
export function encodeLimitOrder(account: LimitOrderAccount): Uint8Array {
  const writer = new ByteWriter(orderSize).raw(orderDiscriminator)
  writeStruct(writer, orderHeadFields, account)
  writeStruct(writer, orderTailFields, account)
  return writer.toBytes(orderSize)
}

export const encodeLimitEvent = createTaggedEncoder(limitEvents)
export const encodeLimitEventCpi = createEventCpiEncoder(limitProgramId, limitEventAuthority, limitEvents)

export const encodeLimitInstruction = createInstructionEncoder(limitProgramId, limitInstructions)

/** Derives the address of an `Order` account. It is the PDA of "order", the maker and the maker's nonce. */
export function limitOrderAddress(maker: Address, uniqueId: bigint): ProgramAddress {
  return findProgramAddress([textSeed('order'), addressBytes(maker), u64Seed(uniqueId)], limitProgramId)
}
