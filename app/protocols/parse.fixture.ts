import type { Address } from '~/domain/base/ids'
import { parseAddress, parseSignature } from '~/domain/base/parse-id'
import { hexBytes } from '~/solana/bytes/hex'
import type { EncodedInstruction } from '~/solana/transaction/instruction-layout'
import type { Instruction, Transaction } from '~/solana/transaction/transaction'

/** Parses an address of a fixture. Throws if it is invalid. */
export function address(text: string): Address {
  const parsed = parseAddress(text)
  if (parsed === undefined) throw new Error(`${text} is not an address`)
  return parsed
}

/** Decodes a fixture's base64. */
export function base64(text: string): Uint8Array {
  return Uint8Array.from(Buffer.from(text, 'base64'))
}

/** Decodes a hexadecimal string of a fixture. */
export const hex = hexBytes

/** Parses the addresses in a fixture's list of named accounts. */
export function addresses<K extends string>(accounts: Readonly<Record<K, string>>): Record<K, Address> {
  const entries = Object.entries<string>(accounts).map(([name, text]) => [name, address(text)])
  return Object.fromEntries(entries)
}

/** A recorded transaction. It contains the whole log, but only the instructions of one program. */
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

/** Slot and block time for fixtures that contain neither. */
export const slot = 398_804_189
export const blockTime = 1_770_522_911

/** Converts a recorded transaction. Its instructions are in execution order. */
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

/** Builds a transaction that contains the given instructions. */
export function compose(
  signature: string,
  instructions: readonly Instruction[],
  logs: readonly string[] = [],
): Transaction {
  const parsed = parseSignature(signature)
  if (parsed === undefined) throw new Error(`${signature} is not a signature`)
  return { signature: parsed, slot, blockTime, failed: false, accountKeys: [], instructions, logs }
}

/** Places an encoded instruction at a path of a transaction. */
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

/** A recorded instruction of a real transaction: its accounts and arguments, but not its bytes. */
interface KeptInstruction {
  readonly program_id: string
  readonly accounts: readonly { readonly pubkey: string }[]
}

/**
 * Places a recorded instruction at a path of a transaction. The instruction's data consists of the
 * discriminator only.
 */
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
