import { expect, test } from 'vitest'
import {
  dcaProgressPercent,
  dcaSecondsLeft,
  limitOrderWord,
  limitPriceUsd,
  limitProgressPercent,
  percentOf,
  statusAt,
  usdSpentPerMinute,
} from './order-math'

const dca = {
  inDepositedRaw: 1_000_000_000n,
  inWithdrawnRaw: 0n,
  inUsedRaw: 250_000_000n,
  inAmountPerCycleRaw: 100_000_000n,
  cycleFrequencySeconds: 300,
  nextCycleAt: 1_000,
}
const usdc = { decimals: 6, uiMultiplier: 1, priceUsd: 1 }
const sol = { decimals: 9, uiMultiplier: 1, priceUsd: 150 }

test.each([
  [0n, 0n, 0],
  [1n, 3n, 33.3333],
  [2n, 2n, 100],
  [3n, 2n, 100],
  [-1n, 2n, 0],
  [999_999_999_999n, 1_000_000_000_000n, 99.9999],
])('computes %s of %s as %s percent', (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent)
})

test('excludes withdrawn input from the progress of a DCA order', () => {
  expect(dcaProgressPercent(dca)).toBe(25)
  expect(dcaProgressPercent({ ...dca, inWithdrawnRaw: 500_000_000n })).toBe(50)
  expect(dcaProgressPercent({ ...dca, inWithdrawnRaw: 1_000_000_000n, inUsedRaw: 0n })).toBe(0)
})

test('measures a limit order by its sold input', () => {
  expect(limitProgressPercent({ initialInputRaw: 400n, remainingInputRaw: 100n })).toBe(75)
})

test("spreads a DCA order's amount per cycle over the cycle", () => {
  expect(usdSpentPerMinute(dca, 'open', usdc)).toBe(20)
  expect(usdSpentPerMinute(dca, 'open', { ...usdc, priceUsd: undefined })).toBeUndefined()
  expect(usdSpentPerMinute(dca, 'cancelled', usdc)).toBe(0)
  expect(
    usdSpentPerMinute({ ...dca, inUsedRaw: 1_000_000_000n }, 'open', { ...usdc, priceUsd: undefined }),
  ).toBe(0)
})

test('returns no spending and no limit price of 10^12 USD or more', () => {
  const absurd = { ...dca, inAmountPerCycleRaw: 5_000_000_000_000_000_000n }
  expect(usdSpentPerMinute(absurd, 'open', { ...usdc, priceUsd: 0.999 })).toBe(999_000_000_000)
  expect(usdSpentPerMinute(absurd, 'open', usdc)).toBeUndefined()
  const sell = { initialInputRaw: 1n, expectedOutputRaw: 10n ** 12n }
  const one = { decimals: 0, uiMultiplier: 1, priceUsd: 1 }
  expect(limitPriceUsd(sell, false, one, { ...one, priceUsd: 0.999 })).toBe(999_000_000_000)
  expect(limitPriceUsd(sell, false, one, one)).toBeUndefined()
})

test('computes the time left as the wait for the next cycle plus all cycles after it', () => {
  // 750 left at 100 per cycle: 8 cycles, 7 of them after the next one.
  expect(dcaSecondsLeft(dca, 900)).toBe(100 + 7 * 300)
  expect(dcaSecondsLeft(dca, 5_000)).toBe(7 * 300)
  expect(dcaSecondsLeft({ ...dca, inUsedRaw: 1_000_000_000n }, 900)).toBe(0)
  expect(dcaSecondsLeft({ ...dca, inAmountPerCycleRaw: 0n }, 900)).toBeUndefined()
})

test('computes the limit price as quote per base in USD for either side as the base', () => {
  const buySol = { initialInputRaw: 300_000_000n, expectedOutputRaw: 2_000_000_000n }
  expect(limitPriceUsd(buySol, true, usdc, sol)).toBe(150)
  const sellSol = { initialInputRaw: 2_000_000_000n, expectedOutputRaw: 320_000_000n }
  expect(limitPriceUsd(sellSol, false, sol, usdc)).toBe(160)
  expect(limitPriceUsd(sellSol, false, sol, { ...usdc, decimals: undefined })).toBeUndefined()
  expect(limitPriceUsd({ ...buySol, expectedOutputRaw: 0n }, true, usdc, sol)).toBeUndefined()
})

test('treats an open order past its expiry as expired, even if it has not been cancelled', () => {
  expect(statusAt('open', 100, 99)).toBe('open')
  expect(statusAt('open', 100, 100)).toBe('expired')
  expect(statusAt('open', undefined, 100)).toBe('open')
  expect(statusAt('completed', 100, 200)).toBe('completed')
  expect(statusAt('cancelled', 100, 200)).toBe('cancelled')
})

test.each([
  ['open', 0, 'Open'],
  ['open', 40, 'Partial'],
  ['open', 100, 'Complete'],
  ['completed', 100, 'Complete'],
  ['cancelled', 40, 'Cancelled'],
  ['expired', 0, 'Cancelled'],
  ['ended', 0, 'Closed'],
  ['ended', 40, 'Closed'],
  ['ended', 100, 'Complete'],
] as const)('labels a limit order that is %s at %s percent as %s', (status, percent, word) => {
  expect(limitOrderWord(status, percent)).toBe(word)
})
