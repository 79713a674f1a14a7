import { expect, test } from 'vitest'
import { computeSpotAmountRaw, computeSpotValueUsd } from './spot-market'

// Two real spot markets of Drift. The expected amounts were computed independently of this code.
const usdc = {
  decimals: 6,
  oraclePriceRaw: 1_000_000n,
  cumulativeDepositInterestRaw: 11_232_791_567n,
  cumulativeBorrowInterestRaw: 12_539_648_919n,
}
const sol = {
  decimals: 9,
  oraclePriceRaw: 143_687_784n,
  cumulativeDepositInterestRaw: 10_620_222_934n,
  cumulativeBorrowInterestRaw: 11_605_890_567n,
}

test('computes deposits and loans of real markets from scaled balances and interest', () => {
  expect(computeSpotAmountRaw(216_201_560_836_738_126n, 'deposit', usdc)).toBe(242_854_706_933_914n)
  expect(computeSpotAmountRaw(134_314_385_005_691_244n, 'borrow', usdc)).toBe(168_425_523_274_277n)
  expect(computeSpotAmountRaw(246_991_204_540_850n, 'deposit', sol)).toBe(262_310_165_496_102n)
  expect(computeSpotAmountRaw(135_734_183_536_337n, 'borrow', sol)).toBe(157_531_608_032_383n)
})

test('rounds the smallest deposit down to zero and the smallest debt up to one base unit', () => {
  expect(computeSpotAmountRaw(1n, 'deposit', usdc)).toBe(0n)
  expect(computeSpotAmountRaw(1n, 'borrow', usdc)).toBe(1n)
})

test('values an amount at its oracle price, and returns nothing without one', () => {
  expect(computeSpotValueUsd(2_500_000_000n, { decimals: 9, oraclePriceRaw: 200_000_000n })).toBe(500)
  expect(computeSpotValueUsd(262_310_165_496_102n, sol)).toBeCloseTo(37_690_766.400808, 6)
  expect(computeSpotValueUsd(1n, { decimals: 6, oraclePriceRaw: 0n })).toBeUndefined()
  expect(computeSpotValueUsd(1n, { decimals: 6, oraclePriceRaw: -1n })).toBeUndefined()
})
