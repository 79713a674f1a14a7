import type { Address } from '~/domain/base/ids'
import { startsWith } from '../bytes/byte-reader'
import { ByteWriter } from '../bytes/byte-writer'
import { hexBytes } from '../bytes/hex'
import { type StructFields, type StructOf, writeStruct } from '../bytes/struct'
import type { Instruction } from './transaction'

/**
 * How an instruction uses an account: `r` reads it, `w` writes it, `s` requires its signature, `sw` requires
 * its signature and writes it.
 */
export type AccountRole = 'r' | 'w' | 's' | 'sw'

/** Layout of an Anchor instruction: hexadecimal discriminator, ordered accounts, borsh arguments. */
export interface InstructionLayout {
  readonly discriminator: string
  readonly accounts: Readonly<Record<string, AccountRole>>
  readonly args: StructFields
}

/** An instruction that can be added to a transaction. */
export interface EncodedInstruction {
  readonly programId: Address
  readonly accounts: readonly {
    readonly address: Address
    readonly signer: boolean
    readonly writable: boolean
  }[]
  readonly data: Uint8Array
}

/** Encodes an instruction. TypeScript checks that no account and no argument is missing. */
export function encodeInstruction<L extends InstructionLayout>(
  programId: Address,
  layout: L,
  accounts: { readonly [K in keyof L['accounts']]: Address },
  args: StructOf<L['args']>,
): EncodedInstruction {
  const writer = new ByteWriter(64)
  writer.hex(layout.discriminator)
  writeStruct(writer, layout.args, args)
  const named: Readonly<Record<string, Address>> = accounts
  const metas: EncodedInstruction['accounts'][number][] = []
  for (const name in layout.accounts) {
    const role = layout.accounts[name]
    metas.push({
      address: named[name] as Address, // `accounts` contains every key of the layout
      signer: role === 's' || role === 'sw',
      writable: role === 'w' || role === 'sw',
    })
  }
  return { programId, accounts: metas, data: writer.toBytes() }
}

export type InstructionLayouts = Readonly<Record<string, InstructionLayout>>

/**
 * Creates an encoder for a program's instructions. An encoded instruction contains the accounts in IDL order,
 * the discriminator and the arguments.
 */
export function createInstructionEncoder<L extends InstructionLayouts>(programId: Address, layouts: L) {
  return <N extends keyof L & string>(
    name: N,
    accounts: { readonly [K in keyof L[N]['accounts']]: Address },
    args: StructOf<L[N]['args']>,
  ): EncodedInstruction => {
    const layout: L[N] = layouts[name]
    return encodeInstruction(programId, layout, accounts, args)
  }
}

type AccountName<L extends InstructionLayouts> = { [N in keyof L]: keyof L[N]['accounts'] }[keyof L] & string

/**
 * Reads names and accounts of a program's instructions. The caller must check that the instruction belongs to
 * the program.
 */
export interface InstructionReader<L extends InstructionLayouts> {
  /** Returns the name of the instruction. `undefined`: the instruction is not in the layouts. */
  nameOf(instruction: Instruction): (keyof L & string) | undefined
  /**
   * Returns the account with this name in the layout. `undefined`: the instruction has another layout, the
   * layout has no such account, or the instruction has too few accounts.
   */
  accountOf(instruction: Instruction, account: AccountName<L>): Address | undefined
}

/** Prepares instruction layouts for reading. */
export function createInstructionReader<L extends InstructionLayouts>(layouts: L): InstructionReader<L> {
  const known = Object.entries(layouts).map(([name, layout]) => ({
    name,
    discriminator: hexBytes(layout.discriminator),
    positions: new Map(Object.keys(layout.accounts).map((account, position) => [account, position])),
  }))
  const find = (instruction: Instruction) =>
    known.find((layout) => startsWith(instruction.data, layout.discriminator))
  return {
    nameOf: (instruction) => find(instruction)?.name,
    accountOf: (instruction, account) => {
      const position = find(instruction)?.positions.get(account)
      return position === undefined ? undefined : instruction.accounts[position]
    },
  }
}
