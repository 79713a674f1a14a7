import type { Address } from '~/domain/ids'
import { addressBytes } from '~/solana/address-reader'
import { ByteWriter } from '~/solana/byte-writer'
import { type EncodedInstruction, encodeInstruction } from '~/solana/instruction-layout'
import { findProgramAddress, type ProgramAddress, textSeed, u64Seed } from '~/solana/pda'
import { encodeSelfCpi } from '~/solana/self-cpi'
import { type StructOf, writeStruct } from '~/solana/struct'
import { encodeTagged } from '~/solana/tagged-structs'
import { dcaInstructions } from './instructions'
import {
  type DcaAccount,
  dcaDiscriminator,
  dcaEventAuthority,
  dcaEvents,
  dcaFields,
  dcaProgramId,
  dcaSize,
} from './layout'

/** Fields of a `Dca` account → its 289 bytes. */
export function encodeDca(account: DcaAccount): Uint8Array {
  const writer = new ByteWriter(dcaSize).raw(dcaDiscriminator)
  writeStruct(writer, dcaFields, account)
  return writer.toBytes(dcaSize)
}

/** Bytes of an event: discriminator, then the fields. */
export function encodeDcaEvent<N extends keyof typeof dcaEvents>(
  name: N,
  fields: StructOf<(typeof dcaEvents)[N]['fields']>,
): Uint8Array {
  return encodeTagged(dcaEvents, name, fields)
}

/** The self-call by which the program emits an event: an inner instruction behind the one that caused it. */
export function encodeDcaEventCpi<N extends keyof typeof dcaEvents>(
  name: N,
  fields: StructOf<(typeof dcaEvents)[N]['fields']>,
): EncodedInstruction {
  return encodeSelfCpi(dcaProgramId, dcaEventAuthority, encodeDcaEvent(name, fields))
}

/** An instruction of the program: accounts in the order of the IDL, discriminator and arguments. */
export function encodeDcaInstruction<N extends keyof typeof dcaInstructions>(
  name: N,
  accounts: { readonly [K in keyof (typeof dcaInstructions)[N]['accounts']]: Address },
  args: StructOf<(typeof dcaInstructions)[N]['args']>,
): EncodedInstruction {
  return encodeInstruction(dcaProgramId, dcaInstructions[name], accounts, args)
}

/** Address of a `Dca` account: PDA of "dca", user, both mints and the user's nonce. */
export function dcaAddress(
  user: Address,
  inputMint: Address,
  outputMint: Address,
  idx: bigint,
): ProgramAddress {
  const keys = [user, inputMint, outputMint].map(addressBytes)
  return findProgramAddress([textSeed('dca'), ...keys, u64Seed(idx)], dcaProgramId)
}
