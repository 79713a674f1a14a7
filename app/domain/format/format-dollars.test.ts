import { expect, test } from 'vitest'
import { formatDollars, formatGridUsd } from './format-dollars'

test.each([
  [1_243_000, '$1.24M'],
  [-250, '−$250.00'],
  [0, '$0.00'],
  [-0.001, '−<$0.01'],
  [0.001, '<$0.01'],
  [999_999.9, '$1.00M'],
])('formats %d as %s', (amountUsd, text) => expect(formatDollars(amountUsd)).toBe(text))

test('adds a plus to a signed gain', () => {
  expect(formatDollars(1_130_000, true)).toBe('+$1.13M')
  expect(formatDollars(-1_130_000, true)).toBe('−$1.13M')
  expect(formatDollars(0, true)).toBe('$0.00')
})

test.each([
  [500_000, '500K'],
  [2_500_000, '2.5M'],
  [-250_000, '−250K'],
  [0, '0'],
  [1_230, '1.23K'],
  [100, '100'],
  [0.5, '0.5'],
])('formats %d beside a grid line as %s', (amountUsd, text) => expect(formatGridUsd(amountUsd)).toBe(text))
