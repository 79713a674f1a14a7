import fc from 'fast-check'
import { expect, test } from 'vitest'
import { knownDecimals, leastRaw, rawToUiNumber, rawToUiText, uiTextToRaw } from './amount'

test.each([
  [0n, 6, '0'],
  [1n, 0, '1'],
  [1n, 9, '0.000000001'],
  [1_234_500n, 6, '1.2345'],
  [100n, 2, '1'],
  [-1n, 6, '-0.000001'],
  [18_446_744_073_709_551_615n, 9, '18446744073.709551615'],
])('formats %s base units with %s decimals as %s', (raw, decimals, text) => {
  expect(rawToUiText(raw, decimals)).toBe(text)
  expect(rawToUiNumber(raw, { decimals, uiMultiplier: 1 })).toBe(Number(text))
})

test('returns no UI number if the decimals are unknown or impossible', () => {
  expect(rawToUiNumber(5n, { decimals: undefined, uiMultiplier: 1 })).toBeUndefined()
  expect([19, 255, -1, 1.5, null].map(knownDecimals)).toEqual(Array(5).fill(undefined))
  expect([0, 9, 18].map(knownDecimals)).toEqual([0, 9, 18])
})

test('rejects text that is not a plain decimal or has more decimals than the mint', () => {
  expect(['1e5', '', '.5', '1.', '0x1', '1.2345678'].map((text) => uiTextToRaw(text, 6))).toEqual(
    Array(6).fill(undefined),
  )
})

test.each([
  [1050.210344, 1_050_210_344n],
  [1050.2103441, 1_050_210_345n],
  [0, 0n],
  [1e-9, 1n],
  [0.1, 100_000n],
  [999_999_999_999_999, 999_999_999_999_999_000_000n],
])('rounds a minimum of %s with 6 decimals up to %s base units', (ui, raw) => {
  expect(leastRaw(ui, 6)).toBe(raw)
})

test('converts base units to text and back without loss', () => {
  const raws = fc.bigInt({ min: -(2n ** 64n), max: 2n ** 64n })
  fc.assert(
    fc.property(raws, fc.integer({ min: 0, max: 18 }), (raw, decimals) => {
      expect(uiTextToRaw(rawToUiText(raw, decimals), decimals)).toBe(raw)
    }),
  )
})
