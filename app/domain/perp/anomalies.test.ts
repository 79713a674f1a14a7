import { expect, test } from 'vitest'
import { findFundingExtreme, findOutlier } from './anomalies'

const moved = (name: string, priceChange24hPercent: number | undefined) => ({
  name,
  priceChange24hPercent,
  lastFundingRateBps: undefined,
})
const paying = (name: string, lastFundingRateBps: number | undefined) => ({
  name,
  priceChange24hPercent: undefined,
  lastFundingRateBps,
})

test('finds the outlier among ten markets at 0 percent and one at 11: 3.16 deviations', () => {
  const still = Array.from({ length: 10 }, (_, index) => moved(`M${index}`, 0))
  // mean 1, variance (10 × 1 + 100) / 11 = 10, deviation √10
  const outlier = findOutlier([...still, moved('WIF', 11)])
  expect(outlier).toMatchObject({ market: { name: 'WIF' }, percent: 11 })
  expect(outlier?.zScore).toBeCloseTo(3.1623, 4)
})

test('reports a fall as an outlier as well as a rise', () => {
  const still = Array.from({ length: 10 }, (_, index) => moved(`M${index}`, 0))
  expect(findOutlier([...still, moved('FTT', -11)])?.zScore).toBeCloseTo(-3.1623, 4)
})

test('reports no outlier within two deviations', () => {
  expect(findOutlier([moved('A', 1), moved('B', 2), moved('C', 3)])).toBeUndefined()
})

test('reports no outlier if changes are unknown, too few or all equal', () => {
  expect(findOutlier([])).toBeUndefined()
  expect(findOutlier([moved('A', undefined), moved('B', 50)])).toBeUndefined()
  expect(findOutlier([moved('A', 5), moved('B', 5), moved('C', 5)])).toBeUndefined()
})

test('reports the largest funding rate of either sign per year: 0.125 basis points an hour are 10.95 percent', () => {
  const extreme = findFundingExtreme([paying('SOL', 0.1), paying('POPCAT', -0.125), paying('ETH', undefined)])
  expect(extreme?.market.name).toBe('POPCAT')
  expect(extreme?.percent).toBeCloseTo(-10.95, 10)
})

test('reports no funding extreme without a known rate, and no z-score for only two rates', () => {
  expect(findFundingExtreme([paying('A', undefined)])).toBeUndefined()
  expect(findFundingExtreme([paying('A', 1), paying('B', 2)])?.zScore).toBeUndefined()
})
