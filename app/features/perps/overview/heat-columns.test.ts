import { expect, test } from 'vitest'
import { summarySpans } from './heat-columns'

test('fills the last row with the summary, or gives it a separate row', () => {
  const spans = summarySpans(74)
  // 74 = 9 × 8 + 2 = 10 × 7 + 4 = 6 × 12 + 2. After 74 cells, the last row of 3 columns has one free cell and
  // the last row of 2 columns is full.
  expect([spans['--span-8'], spans['--span-7'], spans['--span-12']]).toEqual([6, 3, 10])
  expect([spans['--span-3'], spans['--span-2']]).toEqual([3, 2])
  // 70 = 8 × 8 + 6 = 3 × 23 + 1, and 71 = 3 × 23 + 2. After 71 cells, the last row of 3 columns has one free
  // column, which is too narrow for the summary.
  expect([summarySpans(70)['--span-8'], summarySpans(70)['--span-3']]).toEqual([2, 2])
  expect(summarySpans(71)['--span-3']).toBe(3)
  expect(summarySpans(0)['--span-5']).toBe(5)
})
