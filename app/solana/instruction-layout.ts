import type { Address } from '~/domain/ids'
import { startsWith } from './byte-reader'
import { ByteWriter } from './byte-writer'
import { hexBytes } from './hex'
import { type StructFields, type StructOf, writeStruct } from './struct'
import type { Instruction } from './transaction'

/** How an instruction uses an account: `r` reads, `w` writes, `s` signs, `sw` signs and writes. */
export type AccountRole = 'r' | 'w' | 's' | 'sw'

/** An Anchor instruction as data: discriminator (hexadecimal), accounts in their order, borsh arguments. */
export interface InstructionLayout {
  readonly discriminator: string
  readonly accounts: Readonly<Record<string, AccountRole>>
  readonly args: StructFields
}

/** An instruction as a transaction is composed of it. */
export interface EncodedInstruction {
  readonly programId: Address
  readonly accounts: readonly {
    readonly address: Address
    readonly signer: boolean
    readonly writable: boolean
  }[]
  readonly data: Uint8Array
}

/** Bytes and accounts of an instruction; TypeScript sees to it that no account and no argument is forgotten. */
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
      address: named[name] as Address, // `accounts` has every key of the layout
      signer: role === 's' || role === 'sw',
      writable: role === 'w' || role === 'sw',
    })
  }
  return { programId, accounts: metas, data: writer.toBytes() }
}

/** Layouts of a program's instructions by their names. */
export type InstructionLayouts = Readonly<Record<string, InstructionLayout>>

/** An encoder of one program's instructions: accounts in the order of the IDL, discriminator and arguments. */
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

/** Names and accounts of a program's instructions; the caller has matched the program. */
export interface InstructionReader<L extends InstructionLayouts> {
  /** Which instruction of the family this is, or undefined for another. */
  nameOf(instruction: Instruction): (keyof L & string) | undefined
  /** The account that the layout calls so, or undefined if the instruction is another, lacks it or is too short. */
  accountOf(instruction: Instruction, account: AccountName<L>): Address | undefined
}

/** Makes the layouts ready to be found in transactions. */
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
