import { expect, test } from 'vitest'
import { z } from 'zod'
import { createNumberWriter } from './exact-numbers'
import { rawAmount, uiAmount, usdOrNull } from './fields'

const row = z.object({
  amount: uiAmount,
  amountRaw: rawAmount,
  worth: usdOrNull,
  at: z.number().int(),
  name: z.string(),
})

test('writes amounts with all digits of their raw value, other decimals in shortest form, and leaves integers', () => {
  const write = createNumberWriter(z.object({ content: z.array(row), page: z.number().int() }))
  const wire = {
    content: [
      {
        amount: 18446744073.709553,
        amountRaw: '18446744073709551615',
        worth: 1e-7,
        at: 1_700_000_000,
        name: 'a',
      },
      { amount: 0, amountRaw: '0', worth: null, at: 1, name: 'b' },
      { amount: null, amountRaw: '5', worth: 0.1, at: 2, name: 'c' },
    ],
    page: 1,
  }
  expect(write(wire)).toEqual({
    content: [
      {
        amount: '18446744073.709551615',
        amountRaw: '18446744073709551615',
        worth: '0.0000001',
        at: 1_700_000_000,
        name: 'a',
      },
      { amount: '0', amountRaw: '0', worth: null, at: 1, name: 'b' },
      { amount: null, amountRaw: '5', worth: '0.1', at: 2, name: 'c' },
    ],
    page: 1,
  })
})

test('finds numbers in tuples, maps and unions', () => {
  const result = z.object({
    points: z.array(z.tuple([z.number().int(), z.number()])),
    byMint: z.record(z.string(), z.number()),
    either: z.union([z.string(), z.number()]),
  })
  expect(createNumberWriter(result)({ points: [[1, 2.5]], byMint: { a: 0.5 }, either: 3.25 })).toEqual({
    points: [[1, '2.5']],
    byMint: { a: '0.5' },
    either: '3.25',
  })
})

test('does not take digits from a raw value that does not match the amount', () => {
  expect(createNumberWriter(row)({ amount: 1.5, amountRaw: '7', worth: 2, at: 1, name: '' })).toMatchObject({
    amount: '1.5',
    worth: '2',
  })
})
