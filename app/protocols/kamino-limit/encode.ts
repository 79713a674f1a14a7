import type { Address } from '~/domain/ids'
import { ByteWriter } from '~/solana/byte-writer'
import { type EncodedInstruction, encodeInstruction } from '~/solana/instruction-layout'
import { encodeSelfCpi } from '~/solana/self-cpi'
import { type StructOf, writeStruct } from '~/solana/struct'
import { encodeTagged } from '~/solana/tagged-structs'
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

/** Fields of an `Order` account → its 424 bytes. */
export function encodeKaminoOrder(account: KaminoOrderAccount): Uint8Array {
  const writer = new ByteWriter(orderSize).raw(orderDiscriminator)
  writeStruct(writer, kaminoOrderFields, { ...account, padding0: 0, padding1: 0, padding2: 0 })
  return writer.toBytes(orderSize)
}

/** Bytes of an event: discriminator, then the fields. */
export function encodeKaminoEvent<N extends keyof typeof kaminoEvents>(
  name: N,
  fields: StructOf<(typeof kaminoEvents)[N]['fields']>,
): Uint8Array {
  return encodeTagged(kaminoEvents, name, fields)
}

/** The self-call by which the program emits an event: an inner instruction behind the one that caused it. */
export function encodeKaminoEventCpi<N extends keyof typeof kaminoEvents>(
  name: N,
  fields: StructOf<(typeof kaminoEvents)[N]['fields']>,
): EncodedInstruction {
  return encodeSelfCpi(kaminoProgramId, kaminoEventAuthority, encodeKaminoEvent(name, fields))
}

/** An instruction of the program: accounts in the order of the IDL, discriminator and arguments. */
export function encodeKaminoInstruction<N extends keyof typeof kaminoInstructions>(
  name: N,
  accounts: { readonly [K in keyof (typeof kaminoInstructions)[N]['accounts']]: Address },
  args: StructOf<(typeof kaminoInstructions)[N]['args']>,
): EncodedInstruction {
  return encodeInstruction(kaminoProgramId, kaminoInstructions[name], accounts, args)
}
