import type { Address } from '~/domain/ids'
import { addressBytes } from '~/solana/address-reader'
import { ByteWriter } from '~/solana/byte-writer'
import { type EncodedInstruction, encodeInstruction } from '~/solana/instruction-layout'
import { findProgramAddress, type ProgramAddress, textSeed, u64Seed } from '~/solana/pda'
import { encodeSelfCpi } from '~/solana/self-cpi'
import { type StructOf, writeStruct } from '~/solana/struct'
import { encodeTagged } from '~/solana/tagged-structs'
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

/** Fields of an `Order` account → its 372 bytes. */
export function encodeLimitOrder(account: LimitOrderAccount): Uint8Array {
  const writer = new ByteWriter(orderSize).raw(orderDiscriminator)
  writeStruct(writer, orderHeadFields, account)
  writeStruct(writer, orderTailFields, account)
  return writer.toBytes(orderSize)
}

/** Bytes of an event: discriminator, then the fields. */
export function encodeLimitEvent<N extends keyof typeof limitEvents>(
  name: N,
  fields: StructOf<(typeof limitEvents)[N]['fields']>,
): Uint8Array {
  return encodeTagged(limitEvents, name, fields)
}

/** The self-call by which the program emits an event: an inner instruction behind the one that caused it. */
export function encodeLimitEventCpi<N extends keyof typeof limitEvents>(
  name: N,
  fields: StructOf<(typeof limitEvents)[N]['fields']>,
): EncodedInstruction {
  return encodeSelfCpi(limitProgramId, limitEventAuthority, encodeLimitEvent(name, fields))
}

/** An instruction of the program: accounts in the order of the IDL, discriminator and arguments. */
export function encodeLimitInstruction<N extends keyof typeof limitInstructions>(
  name: N,
  accounts: { readonly [K in keyof (typeof limitInstructions)[N]['accounts']]: Address },
  args: StructOf<(typeof limitInstructions)[N]['args']>,
): EncodedInstruction {
  return encodeInstruction(limitProgramId, limitInstructions[name], accounts, args)
}

/** Address of an `Order` account: PDA of "order", maker and the maker's nonce. */
export function limitOrderAddress(maker: Address, uniqueId: bigint): ProgramAddress {
  return findProgramAddress([textSeed('order'), addressBytes(maker), u64Seed(uniqueId)], limitProgramId)
}
