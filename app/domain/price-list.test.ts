import { expect, test } from 'vitest'
import { planPrices, yearlySavingPercent } from './price-list'

test('paying by the year saves a sixth, which rounds to 17 per cent, on both paid plans', () => {
  expect(yearlySavingPercent(planPrices.pro)).toBe(17)
  expect(yearlySavingPercent(planPrices.ultimate)).toBe(17)
})

test('nothing is saved where nothing is paid', () => {
  expect(yearlySavingPercent(planPrices.free)).toBe(0)
})
