import { expect, test } from 'vitest'
import { nextFundingAt, totalLongShortRatio } from './market-totals'

test('takes the earliest next funding of all markets', () => {
  expect(
    nextFundingAt([{ nextFundingTime: 7200 }, { nextFundingTime: null }, { nextFundingTime: 3600 }]),
  ).toBe(3600)
  expect(nextFundingAt([{ nextFundingTime: null }])).toBeUndefined()
  expect(nextFundingAt([])).toBeUndefined()
})

test('compares longs and shorts of all markets by their value', () => {
  const sol = { longInterest: 3, shortInterest: 1, lastOraclePrice: 100 }
  const btc = { longInterest: 0, shortInterest: 1, lastOraclePrice: 50 }
  const unpriced = { longInterest: 1e9, shortInterest: 0, lastOraclePrice: null }
  expect(totalLongShortRatio([sol, btc, unpriced])).toBe(2)
  expect(totalLongShortRatio([{ ...sol, shortInterest: 0 }])).toBeNull()
  expect(totalLongShortRatio([])).toBeNull()
})
