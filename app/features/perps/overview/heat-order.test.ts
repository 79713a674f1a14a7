import { expect, test } from 'vitest'
import type { PerpMarketWire } from '~/contracts/perps/perp'
import { heatMetrics } from './heat-metrics'
import { orderedBy } from './heat-order'

const markets = [
  { publicKey: 'a', priceChange24Hour: 1, openInterestUsd: 9 },
  { publicKey: 'b', priceChange24Hour: null, openInterestUsd: 8 },
  { publicKey: 'c', priceChange24Hour: -4, openInterestUsd: 7 },
  { publicKey: 'd', priceChange24Hour: 3, openInterestUsd: null },
] as PerpMarketWire[]
const keys = (order: Parameters<typeof orderedBy>[1], metric = heatMetrics.change) =>
  orderedBy(metric, order, markets).map(({ publicKey }) => publicKey)

test('keeps the order of the API by default', () => {
  expect(keys('size')).toEqual(['a', 'b', 'c', 'd'])
})

test('sorts cells by the chosen metric, unknown values last', () => {
  expect(keys('high')).toEqual(['d', 'a', 'c', 'b'])
  expect(keys('low')).toEqual(['c', 'a', 'd', 'b'])
  expect(keys('low', heatMetrics['open-interest'])).toEqual(['c', 'b', 'a', 'd'])
})
