import { expect, test } from 'vitest'
import { dcaPaceTier } from './tiers'

test.each([
  [0, 0],
  [998.99, 0],
  [999, 1],
  [1998.99, 1],
  [1999, 2],
  [4998.99, 2],
  [4999, 3],
  [1e9, 3],
] as const)('%d USD a minute is tier %d', (usdPerMinute, tier) => {
  expect(dcaPaceTier(usdPerMinute)).toBe(tier)
})
