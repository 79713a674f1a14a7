import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computePercentile, computeSpread, computeZScore } from './outliers'

test('uses the standard deviation of the whole population', () => {
  // 2, 4, 4, 4, 5, 5, 7, 9: mean 5, squares 9+1+1+1+0+0+4+16 = 32, 32 ÷ 8 = 4
  expect(computeSpread([2, 4, 4, 4, 5, 5, 7, 9])).toEqual({ mean: 5, deviation: 2 })
})

test('neither counts missing numbers nor treats them as zero', () => {
  expect(computeSpread([null, 1, 2, null, 3])).toEqual({ mean: 2, deviation: Math.sqrt(2 / 3) })
  expect(computeZScore(null, { mean: 5, deviation: 2 })).toBeUndefined()
})

test.each([
  ['no market', []],
  ['one market', [7]],
  ['two markets', [1, 9]],
  ['identical markets', [0.1, 0.1, 0.1]],
  ['markets without a rate', [null, null, null]],
  ['zeros', [0, 0, 0, 0]],
])('finds nothing unusual with %s', (_, numbers) => {
  expect(computeSpread(numbers)).toBeUndefined()
  expect(computeZScore(7, computeSpread(numbers))).toBeUndefined()
})

test('computes a z-score as signed deviations from the mean', () => {
  const spread = { mean: 5, deviation: 2 }
  expect(computeZScore(9, spread)).toBe(2)
  expect(computeZScore(2, spread)).toBe(-1.5)
})

test.each([
  [0, 50],
  [1, 65],
  [2.6, 89],
  [-2, 20],
  [3.2, 98],
  [3.3, 99],
  [100, 99],
  [-3.2, 2],
  [-3.3, 1],
  [-100, 1],
])('maps a z-score of %d to about percentile %i', (zScore, percentile) => {
  expect(computePercentile(zScore)).toBe(percentile)
})

test('returns a finite z-score for any numbers', () => {
  const numbers = fc.array(fc.option(fc.double({ noNaN: true, min: -1e12, max: 1e12 }), { nil: null }))
  fc.assert(
    fc.property(numbers, (values) => {
      const spread = computeSpread(values)
      for (const value of values) {
        const zScore = computeZScore(value, spread)
        expect(zScore === undefined || Number.isFinite(zScore)).toBe(true)
      }
    }),
  )
})
