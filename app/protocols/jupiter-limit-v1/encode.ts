import type { Address } from '~/domain/ids'
import { ByteWriter } from '~/solana/byte-writer'
import { type EncodedInstruction, encodeInstruction } from '~/solana/instruction-layout'
import { printLogData } from '~/solana/log-lines'
import { type StructOf, writeStruct } from '~/solana/struct'
import { encodeTagged } from '~/solana/tagged-structs'
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

/** Fields of an `Order` account → its 315 bytes. */
export function encodeLimitV1Order(account: LimitV1OrderAccount): Uint8Array {
  const writer = new ByteWriter(orderSize).raw(orderDiscriminator)
  writeStruct(writer, orderHeadFields, account)
  writeStruct(writer, orderTailFields, account)
  return writer.toBytes(orderSize)
}

/** Bytes of an event: discriminator, then the fields. */
export function encodeLimitV1Event<N extends keyof typeof limitV1Events>(
  name: N,
  fields: StructOf<(typeof limitV1Events)[N]['fields']>,
): Uint8Array {
  return encodeTagged(limitV1Events, name, fields)
}

/** The line by which the program prints an event into the log, between its own `invoke` and `success`. */
export function encodeLimitV1EventLog<N extends keyof typeof limitV1Events>(
  name: N,
  fields: StructOf<(typeof limitV1Events)[N]['fields']>,
): string {
  return printLogData(encodeLimitV1Event(name, fields))
}

/** An instruction of the program: accounts in the order of the IDL, discriminator and arguments. */
export function encodeLimitV1Instruction<N extends keyof typeof limitV1Instructions>(
  name: N,
  accounts: { readonly [K in keyof (typeof limitV1Instructions)[N]['accounts']]: Address },
  args: StructOf<(typeof limitV1Instructions)[N]['args']>,
): EncodedInstruction {
  return encodeInstruction(limitV1ProgramId, limitV1Instructions[name], accounts, args)
}
