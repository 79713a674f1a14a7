import { expect, test } from 'vitest'
import type { PerpMarketWire } from '~/contracts/perps/perp'
import { breadthOf, heatMetrics, heatStepOf, isMarked, isShown, spreadOf, zScoreOf } from './heat-metrics'

const market: PerpMarketWire = {
  publicKey: 'key',
  name: 'SOL-PERP',
  baseAssetSymbol: 'SOL',
  marketIndex: 0,
  status: 1,
  statusName: 'Active',
  isActive: true,
  isListed: true,
  openInterest: 425_175.12,
  openInterestUsd: 36_146_889.96,
  longInterest: 422_751.35,
  shortInterest: 425_175.12,
  lastOraclePrice: 85.016475,
  lastOraclePriceTime: 1,
  lastOracleValid: true,
  lastFundingRate: -0.116150625,
  avgFundingRate24Hour: -0.14,
  lastFundingTime: 1,
  nextFundingTime: 3600,
  priceChange24Hour: 6.65,
  priceChange24HourAt: null,
  recentVolume: 21_702_819.7,
  longShortRatio: 0.994299361,
  slot: 405_286_914,
}

test('formats and colours each metric of SOL-PERP at slot 405286914', () => {
  const shown = Object.values(heatMetrics).map((metric) => [
    metric.label,
    metric.textOf(market),
    heatStepOf(metric, market),
  ])
  expect(shown).toEqual([
    ['24h Change', '+6.65%', 'hp3'],
    ['Open Interest', '$36.15M', 'a4'],
    ['Volume', '$21.70M', 'a4'],
    ['Funding Rate', '−10.1748%', 'hn1'],
    ['L/S Ratio', '0.99', 'h0'],
  ])
})

test('shows dashes and the weakest colour for unknown values', () => {
  const unknown: PerpMarketWire = {
    ...market,
    openInterestUsd: null,
    lastFundingRate: null,
    priceChange24Hour: null,
    longShortRatio: null,
  }
  const { change, funding, ratio, 'open-interest': openInterest } = heatMetrics
  const shown = [change, funding, ratio, openInterest].map((metric) => [
    metric.textOf(unknown),
    heatStepOf(metric, unknown),
  ])
  expect(shown).toEqual([
    ['—', 'h0'],
    ['—', 'h0'],
    ['—', 'h0'],
    ['—', 'a1'],
  ])
})

test.each([
  [3, 'hp4'],
  [2.99, 'hp3'],
  [1.5, 'hp2'],
  [1.05, 'h0'],
  [1 / 3, 'hn4'],
  [0.5, 'hn3'],
])('colours %d longs per short with step %s', (longShortRatio, step) => {
  expect(heatStepOf(heatMetrics.ratio, { ...market, longShortRatio })).toBe(step)
})

test('marks one market that differs from five, but not a market without others', () => {
  const alike = Array.from({ length: 5 }, () => ({ ...market, priceChange24Hour: 0 }))
  const odd = { ...market, priceChange24Hour: -12 }
  const spread = spreadOf(heatMetrics.change, [...alike, odd])
  // Mean −2 and deviation √20, so the z-score is −10 ÷ √20.
  expect(zScoreOf(heatMetrics.change, odd, spread)).toBeCloseTo(-2.236, 3)
  expect(isMarked(-2.236)).toBe(true)
  expect(isMarked(2)).toBe(false)
  expect([isShown(1.5), isShown(-1.51), isShown(undefined)]).toEqual([false, true, false])
  expect(zScoreOf(heatMetrics.change, odd, spreadOf(heatMetrics.change, [odd]))).toBeUndefined()
})

test('counts known changes only, and takes their median', () => {
  const changes = [3, 0.5, 0.4, -0.5, null].map((priceChange24Hour) => ({ priceChange24Hour }))
  // The known changes are −0.5, 0.4, 0.5 and 3, so the median is (0.4 + 0.5) ÷ 2.
  expect(breadthOf(changes)).toEqual({ up: 2, flat: 1, down: 1, medianPercent: 0.45 })
  expect(breadthOf(changes.slice(0, 3)).medianPercent).toBe(0.5)
  expect(breadthOf([{ priceChange24Hour: null }])).toEqual({ up: 0, flat: 0, down: 0, medianPercent: null })
})
