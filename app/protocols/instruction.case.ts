import { expect, test } from 'vitest'
import type { StructFields } from '~/solana/bytes/struct'
import { encodeInstruction, type InstructionLayouts } from '~/solana/transaction/instruction-layout'
import type { Instruction } from '~/solana/transaction/transaction'
import { address, addresses } from './parse.fixture'

/** An instruction of a real transaction, and its contents as decoded by an independent reference decoder. */
export interface InstructionFixture {
  readonly title: string
  readonly instruction: Pick<Instruction, 'programId' | 'accounts' | 'data'>
  readonly name: string
  readonly accounts: Readonly<Record<string, string>>
  readonly args: Readonly<Record<string, unknown>>
}

/**
 * Defines the tests that a program's instruction layouts must pass. If a test encodes named accounts and
 * arguments, the result must equal the bytes of the real instruction.
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
      // The values come from the fixture's JSON, so the layout determines their types.
      readArgs(layout.args, fixture.args) as never,
    )
    expect(Buffer.from(encoded.data).toString('hex')).toBe(Buffer.from(data).toString('hex'))
    const named = encoded.accounts.map((account) => account.address)
    expect(named).toEqual(accounts.slice(0, named.length))
  })
}

/** Converts the arguments in a reference decoder's JSON to the types of the layout. */
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
