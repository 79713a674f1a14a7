import type { Address } from '~/domain/ids'
import { parseAddress, parseSignature } from '~/domain/parse-id'
import { hexBytes } from '~/solana/hex'
import type { EncodedInstruction } from '~/solana/instruction-layout'
import type { Instruction, Transaction } from '~/solana/transaction'

/** An address out of a fixture; a fixture with a wrong one fails its test. */
export function address(text: string): Address {
  const parsed = parseAddress(text)
  if (parsed === undefined) throw new Error(`${text} is no address`)
  return parsed
}

/** Bytes of a fixture's base64. */
export function base64(text: string): Uint8Array {
  return Uint8Array.from(Buffer.from(text, 'base64'))
}

/** Bytes of a fixture's hexadecimal. */
export const hex = hexBytes

/** Addresses of a fixture's named accounts. */
export function addresses<K extends string>(accounts: Readonly<Record<K, string>>): Record<K, Address> {
  const entries = Object.entries<string>(accounts).map(([name, text]) => [name, address(text)])
  return Object.fromEntries(entries)
}

/** A transaction of which only a program's own instructions were kept, with its whole log. */
interface PartialTransaction {
  readonly signature: string
  readonly instructions: readonly {
    readonly ix_index: readonly number[]
    readonly programId: string
    readonly accounts: readonly string[]
    readonly dataBase64: string
  }[]
  readonly logMessages: readonly string[]
}

/** Where the fixtures' own record has no slot and no time, these stand for them. */
export const slot = 398_804_189
export const blockTime = 1_770_522_911

/** A kept transaction as ours, its instructions put into the order of execution. */
export function readPartialTransaction(fixture: PartialTransaction): Transaction {
  const instructions = fixture.instructions.map(
    (instruction): Instruction => ({
      path: instruction.ix_index,
      programId: address(instruction.programId),
      accounts: instruction.accounts.map(address),
      data: base64(instruction.dataBase64),
    }),
  )
  return compose(fixture.signature, instructions.toSorted(byPath), fixture.logMessages)
}

/** A transaction of these instructions. */
export function compose(
  signature: string,
  instructions: readonly Instruction[],
  logs: readonly string[] = [],
): Transaction {
  const parsed = parseSignature(signature)
  if (parsed === undefined) throw new Error(`${signature} is no signature`)
  return { signature: parsed, slot, blockTime, failed: false, accountKeys: [], instructions, logs }
}

/** An encoded instruction at a place of a transaction. */
export function at(path: readonly number[], encoded: EncodedInstruction): Instruction {
  return {
    path,
    programId: encoded.programId,
    accounts: encoded.accounts.map((account) => account.address),
    data: encoded.data,
  }
}

function byPath(a: Instruction, b: Instruction): number {
  return (a.path[0] ?? 0) - (b.path[0] ?? 0) || (a.path[1] ?? -1) - (b.path[1] ?? -1)
}

/** An instruction of a real transaction of which a decoder kept accounts and arguments, but not the bytes. */
interface KeptInstruction {
  readonly program_id: string
  readonly accounts: readonly { readonly pubkey: string }[]
}

/** A kept instruction at a place of a transaction: its discriminator stands for its bytes. */
export function readKeptInstruction(
  path: readonly number[],
  kept: KeptInstruction,
  discriminator: string,
): Instruction {
  return {
    path,
    programId: address(kept.program_id),
    accounts: kept.accounts.map((account) => address(account.pubkey)),
    data: hex(discriminator),
  }
}
