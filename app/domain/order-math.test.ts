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
])('%s of %s is %s percent', (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent)
})

test('what was withdrawn does not count towards a DCA order', () => {
  expect(dcaProgressPercent(dca)).toBe(25)
  expect(dcaProgressPercent({ ...dca, inWithdrawnRaw: 500_000_000n })).toBe(50)
  expect(dcaProgressPercent({ ...dca, inWithdrawnRaw: 1_000_000_000n, inUsedRaw: 0n })).toBe(0)
})

test('a limit order is as far as its input is sold', () => {
  expect(limitProgressPercent({ initialInputRaw: 400n, remainingInputRaw: 100n })).toBe(75)
})

test('a DCA order spends its cycle amount over the cycle', () => {
  expect(usdSpentPerMinute(dca, 'open', usdc)).toBe(20)
  expect(usdSpentPerMinute(dca, 'open', { ...usdc, priceUsd: undefined })).toBeUndefined()
  expect(usdSpentPerMinute(dca, 'cancelled', usdc)).toBe(0)
  expect(
    usdSpentPerMinute({ ...dca, inUsedRaw: 1_000_000_000n }, 'open', { ...usdc, priceUsd: undefined }),
  ).toBe(0)
})

test('what a DCA order spends, or a limit order asks for, of 10^12 USD and more is unknown', () => {
  const absurd = { ...dca, inAmountPerCycleRaw: 5_000_000_000_000_000_000n }
  expect(usdSpentPerMinute(absurd, 'open', { ...usdc, priceUsd: 0.999 })).toBe(999_000_000_000)
  expect(usdSpentPerMinute(absurd, 'open', usdc)).toBeUndefined()
  const sell = { initialInputRaw: 1n, expectedOutputRaw: 10n ** 12n }
  const one = { decimals: 0, uiMultiplier: 1, priceUsd: 1 }
  expect(limitPriceUsd(sell, false, one, { ...one, priceUsd: 0.999 })).toBe(999_000_000_000)
  expect(limitPriceUsd(sell, false, one, one)).toBeUndefined()
})

test('the time left is the wait for the next cycle and all cycles but one', () => {
  // 750 left at 100 a cycle: 8 cycles, 7 of them after the next.
  expect(dcaSecondsLeft(dca, 900)).toBe(100 + 7 * 300)
  expect(dcaSecondsLeft(dca, 5_000)).toBe(7 * 300)
  expect(dcaSecondsLeft({ ...dca, inUsedRaw: 1_000_000_000n }, 900)).toBe(0)
  expect(dcaSecondsLeft({ ...dca, inAmountPerCycleRaw: 0n }, 900)).toBeUndefined()
})

test('the limit price is the quote per base in USD, whichever side is the base', () => {
  const buySol = { initialInputRaw: 300_000_000n, expectedOutputRaw: 2_000_000_000n }
  expect(limitPriceUsd(buySol, true, usdc, sol)).toBe(150)
  const sellSol = { initialInputRaw: 2_000_000_000n, expectedOutputRaw: 320_000_000n }
  expect(limitPriceUsd(sellSol, false, sol, usdc)).toBe(160)
  expect(limitPriceUsd(sellSol, false, sol, { ...usdc, decimals: undefined })).toBeUndefined()
  expect(limitPriceUsd({ ...buySol, expectedOutputRaw: 0n }, true, usdc, sol)).toBeUndefined()
})

test('an open order past its expiry is expired although nobody has cancelled it yet', () => {
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
] as const)('a limit order that is %s at %s percent reads %s', (status, percent, word) => {
  expect(limitOrderWord(status, percent)).toBe(word)
})
