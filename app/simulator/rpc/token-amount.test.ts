import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tokenAmountJson, tokenAmountText } from './token-amount'

test('writes the same text as JSON.stringify for any amount and decimals', () => {
  const amounts = fc.oneof(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), fc.bigInt({ min: 0n, max: 10_000n }))
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 18 }), (amountRaw, decimals) => {
      expect(tokenAmountText(amountRaw, decimals)).toBe(JSON.stringify(tokenAmountJson(amountRaw, decimals)))
    }),
    { numRuns: 2000 },
  )
})

test.each([
  [1n, 6, '0.000001'],
  [1n, 7, '1e-7'],
  [123_456_789_012_345n, 9, '123456.789012345'],
  [0n, 9, '0'],
])('writes %d with %d decimals as the number %s', (amountRaw, decimals, printed) => {
  expect(tokenAmountText(amountRaw, decimals)).toContain(`"uiAmount":${printed},`)
})
