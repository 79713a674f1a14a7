import { expect, test } from 'vitest'
import { fundingCell } from './funding-cell'

/** Hourly rate of one percent per year, basis points. */
const onePercent = 100 / (24 * 365)

test('shows whole percent per year, and thousands as such', () => {
  const textOf = (percent: number) => fundingCell(percent * onePercent).text
  expect([7.4, -346, 999, -1600, 12_345].map(textOf)).toEqual(['7', '−346', '999', '−1.6K', '12K'])
  expect(fundingCell(null).text).toBe('—')
})

test('marks values that need smaller type', () => {
  const isLong = (percent: number) => fundingCell(percent * onePercent).isLong
  expect([999, -99, -100, -1000, -10_000].map(isLong)).toEqual([false, false, true, true, true])
})
