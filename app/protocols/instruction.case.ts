import { expect, test } from 'vitest'
import { encodeInstruction, type InstructionLayouts } from '~/solana/instruction-layout'
import type { StructFields } from '~/solana/struct'
import type { Instruction } from '~/solana/transaction'
import { address, addresses } from './parse.fixture'

/** An instruction of a real transaction and its contents according to an independent reference decoder. */
export interface InstructionFixture {
  readonly title: string
  readonly instruction: Pick<Instruction, 'programId' | 'accounts' | 'data'>
  readonly name: string
  readonly accounts: Readonly<Record<string, string>>
  readonly args: Readonly<Record<string, unknown>>
}

/**
 * Defines the tests that a program's instruction layouts must pass: encoding named accounts and arguments
 * must give the real bytes.
 */
export function testInstructions(layouts: InstructionLayouts, fixtures: readonly InstructionFixture[]): void {
  const titled = fixtures.map((fixture) => [`${fixture.name} ${fixture.title}`, fixture] as const)

  test.each(titled)('encodes instruction %s to its bytes and accounts', (_, fixture) => {
    const layout = layouts[fixture.name]!
    const { programId, accounts, data } = fixture.instruction
    const encoded = encodeInstruction(
      programId,
      layout,
      addresses(fixture.accounts),
      readArgs(layout.args, fixture.args) as never, // the fixture's JSON, typed by the layout
    )
    expect(Buffer.from(encoded.data).toString('hex')).toBe(Buffer.from(data).toString('hex'))
    const named = encoded.accounts.map((account) => account.address)
    expect(named).toEqual(accounts.slice(0, named.length))
  })
}

/** Converts the JSON of a decoder's arguments to the types of the layout. */
function readArgs(fields: StructFields, args: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const type = typeof field === 'string' ? field : 'option' in field ? field.option : field.trailing
      const given = args[name]
      if (given === null || given === undefined) return [name, undefined]
      if (type === 'address') return [name, address(String(given))]
      return [name, type === 'u64' || type === 'i64' ? BigInt(String(given)) : given]
    }),
  )
}
