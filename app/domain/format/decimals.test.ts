import { expect, test } from 'vitest'
import { groupedDecimals, significantDigits } from './decimals'

test.each([
  [0, 2, '0.00'],
  [1234.5, 2, '1,234.50'],
  [999_999.995, 2, '1,000,000.00'],
  [1_234_567, 0, '1,234,567'],
  [123, 0, '123'],
  [1.005, 2, '1.01'], // 1.00499999999999989… in binary
  [2.5, 0, '3'],
  [123_456_789.126, 9, '123,456,789.126000000'],
  [1e-7, 8, '0.00000010'],
  [2.5e-8, 8, '0.00000003'],
  [4.9e-9, 8, '0.00000000'],
  [1.5692754338466703e30, 2, '1.57e+30'],
])('formats %d with %i decimals as %s', (value, decimals, text) => {
  expect(groupedDecimals(value, decimals)).toBe(text)
})

test.each([
  [187.42, '187.42'],
  [0.1 + 0.2, '0.3'],
  [0.000_020_921_234_567_89, '0.0000209212345679'],
  [1.5e-9, '0.0000000015'],
  [5e-9, '0.000000005'],
])('formats %d with twelve significant digits as %s', (value, text) => {
  expect(significantDigits(value, 12)).toBe(text)
})

test('formats all numbers as Intl does', () => {
  const differing: string[] = []
  for (let decimals = 0; decimals <= 8; decimals++) {
    const format = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
    const intl = new Intl.NumberFormat('en-US', format)
    for (let i = 0; i < 3_000; i++) {
      // From a millionth to a billion, with one to nine decimals each, so that the values include halves.
      const value = Number(((i * 7_919.331) % 10 ** ((i % 16) - 6)).toFixed(1 + (i % 9)))
      const text = groupedDecimals(value, decimals)
      if (text !== intl.format(value)) differing.push(`${value}: ${text} / ${intl.format(value)}`)
    }
  }
  expect(differing).toEqual([])
})
