import { expect, test } from 'vitest'
import { dcaPaceTier, kaminoTraderTier, volumeTier } from './tiers'

test.each([
  [0, 0],
  [998.99, 0],
  [999, 1],
  [1998.99, 1],
  [1999, 2],
  [4998.99, 2],
  [4999, 3],
  [1e9, 3],
] as const)('puts %d USD a minute into tier %d', (usdPerMinute, tier) => {
  expect(dcaPaceTier(usdPerMinute)).toBe(tier)
})

test.each([
  [0, 0],
  [1_000_000, 0],
  [1_000_001, 1],
  [5_000_000, 1],
  [5_000_000.01, 2],
  [10_000_000, 2],
  [10_000_001, 3],
] as const)('puts a Kamino trader with %d USD into tier %d', (volumeUsd, tier) => {
  expect(kaminoTraderTier(volumeUsd)).toBe(tier)
})

test.each([
  [0, 0],
  [99_999.99, 0],
  [100_000, 1],
  [999_999.99, 1],
  [1_000_000, 2],
  [9_999_999.99, 2],
  [10_000_000, 3],
  [1e12, 3],
] as const)('puts a volume of %d USD into tier %d', (usd, tier) => {
  expect(volumeTier(usd)).toBe(tier)
})
