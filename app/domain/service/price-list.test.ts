import { expect, test } from 'vitest'
import { planPrices, yearlySavingPercent } from './price-list'

test('saves a sixth when paying yearly, rounded to 17 percent, on both paid plans', () => {
  expect(yearlySavingPercent(planPrices.pro)).toBe(17)
  expect(yearlySavingPercent(planPrices.ultimate)).toBe(17)
})

test('saves nothing on a free plan', () => {
  expect(yearlySavingPercent(planPrices.free)).toBe(0)
})
