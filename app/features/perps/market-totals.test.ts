import { expect, test } from 'vitest'
import { nextFundingAt, totalLongShortRatio } from './market-totals'

test('takes the earliest next funding of all markets', () => {
  expect(
    nextFundingAt([{ nextFundingTime: 7200 }, { nextFundingTime: null }, { nextFundingTime: 3600 }], 3000),
  ).toBe(3600)
  expect(nextFundingAt([{ nextFundingTime: null }], 3000)).toBeUndefined()
  expect(nextFundingAt([], 3000)).toBeUndefined()
})

test('ignores funding that is overdue for more than an hour, unless there is no other', () => {
  const times = [{ nextFundingTime: 3600 }, { nextFundingTime: 7200 }, { nextFundingTime: 90_000 }]
  expect(nextFundingAt(times, 7200)).toBe(3600)
  expect(nextFundingAt(times, 7201)).toBe(7200)
  expect(nextFundingAt(times, 86_400)).toBe(90_000)
  expect(nextFundingAt(times.slice(0, 2), 86_400)).toBe(7200)
})

test('compares longs and shorts of all markets by their value', () => {
  const sol = { longInterest: 3, shortInterest: 1, lastOraclePrice: 100 }
  const btc = { longInterest: 0, shortInterest: 1, lastOraclePrice: 50 }
  const unpriced = { longInterest: 1e9, shortInterest: 0, lastOraclePrice: null }
  expect(totalLongShortRatio([sol, btc, unpriced])).toBe(2)
  expect(totalLongShortRatio([{ ...sol, shortInterest: 0 }])).toBeNull()
  expect(totalLongShortRatio([])).toBeNull()
})
