import { expect, test } from 'vitest'
import {
  countWithoutOpenInterest,
  fundingAprOf,
  type RankedMarket,
  rankByDivergence,
  rankByFunding,
  rankByImbalance,
  rankByOpenInterest,
  rankByRisk,
  riskReasonsOf,
} from './perp-rankings'

const market = (publicKey: string, facts: Partial<RankedMarket> = {}): RankedMarket => ({
  publicKey,
  openInterestUsd: 1000,
  lastFundingRate: 0,
  priceChange24Hour: 0,
  longShortRatio: 1,
  ...facts,
})
const keys = (markets: readonly RankedMarket[]) => markets.map(({ publicKey }) => publicKey).join(' ')

/**
 * Funding rate in basis points per hour for a rate in percent per year, without compounding: 0.125 ↔ 10.95 %.
 */
const rate = (percentPerYear: number) => percentPerYear / 87.6

test('converts 0.125 basis points an hour to 10.95 percent a year', () => {
  expect(fundingAprOf({ lastFundingRate: 0.125 })).toBeCloseTo(10.95, 10)
  // SOL-PERP account at slot 405286914.
  expect(fundingAprOf({ lastFundingRate: -0.116150625 })).toBeCloseTo(-10.17479475, 8)
  expect(fundingAprOf({ lastFundingRate: null })).toBeNull()
})

test('ranks open interest from both ends, ten markets each, without zero', () => {
  const many = Array.from({ length: 12 }, (_, index) =>
    market(`m${index}`, { openInterestUsd: (index + 1) * 100 }),
  )
  const markets = [
    ...many,
    market('empty', { openInterestUsd: 0 }),
    market('no price', { openInterestUsd: null }),
  ]
  expect(keys(rankByOpenInterest(markets, 'top'))).toBe('m11 m10 m9 m8 m7 m6 m5 m4 m3 m2')
  expect(keys(rankByOpenInterest(markets, 'bottom'))).toBe('m0 m1 m2 m3 m4 m5 m6 m7 m8 m9')
  expect(countWithoutOpenInterest(markets)).toBe(1)
})

test('ranks the eight highest positive and the eight lowest negative funding rates', () => {
  const markets = [-9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((lastFundingRate) =>
    market(`${lastFundingRate}`, { lastFundingRate }),
  )
  const unknown = market('unknown', { lastFundingRate: null })
  expect(keys(rankByFunding([...markets, unknown], 'highest'))).toBe('9 8 7 6 5 4 3 2')
  expect(keys(rankByFunding([...markets, unknown], 'lowest'))).toBe('-9 -8 -7 -6 -5 -4 -3 -2')
  expect(rankByFunding([market('0')], 'highest')).toEqual([])
})

test('ranks imbalance equally in both directions, without one-sided markets', () => {
  const markets = [
    market('even'),
    market('three', { longShortRatio: 3 }),
    market('quarter', { longShortRatio: 0.25 }),
    market('one side', { longShortRatio: null }),
    market('nobody', { longShortRatio: 0 }),
  ]
  expect(keys(rankByImbalance(markets))).toBe('quarter three even')
})

test('lists six markets with funding above 100 percent a year, falling prices first', () => {
  const markets = [
    market('at the bound', { lastFundingRate: rate(99.9) }),
    market('rises', { lastFundingRate: rate(400), priceChange24Hour: 3 }),
    market('falls', { lastFundingRate: rate(120), priceChange24Hour: -1 }),
    market('falls more', { lastFundingRate: rate(150), priceChange24Hour: -0.1 }),
    market('no day', { lastFundingRate: rate(300), priceChange24Hour: null }),
    market('shorts pay', { lastFundingRate: rate(-500), priceChange24Hour: -5 }),
  ]
  expect(rankByDivergence(markets).map(({ publicKey }) => publicKey)).toEqual([
    'falls more',
    'falls',
    'rises',
    'no day',
  ])
})

test.each([
  [{ lastFundingRate: rate(199.9) }, []],
  [{ lastFundingRate: rate(-199.9) }, []],
  [{ lastFundingRate: rate(201) }, ['funding']],
  [{ lastFundingRate: rate(-201) }, ['negative-funding']],
  [{ longShortRatio: 3 }, []],
  [{ longShortRatio: 3.01 }, ['longs']],
  [{ longShortRatio: 0.33 }, []],
  [{ longShortRatio: 0.32 }, ['shorts']],
  [{ lastFundingRate: rate(250), longShortRatio: 4 }, ['funding', 'longs']],
  [{ lastFundingRate: null, longShortRatio: null }, []],
] as const)('finds that %j is risky because of %j', (facts, reasons) => {
  expect(riskReasonsOf(market('m', facts))).toEqual(reasons)
})

test('ranks the market furthest beyond its limit first', () => {
  const markets = [
    market('funding 300', { lastFundingRate: rate(300) }),
    market('calm'),
    market('one for nine', { longShortRatio: 1 / 9 }),
    market('four', { longShortRatio: 4 }),
  ]
  // 300 ÷ 200 = 1.5; ln 9 ÷ ln 3 = 2; ln 4 ÷ ln 3 = 1.26
  expect(rankByRisk(markets).map(({ publicKey }) => publicKey)).toEqual([
    'one for nine',
    'funding 300',
    'four',
  ])
})
