import { expect, test } from 'vitest'
import type { PerpVenue } from '~/domain/protocol/venues'
import { takePrices } from './use-live-prices'

const wire = (price: number | null, change: number | null = 1, venue: PerpVenue = 'drift') => ({
  prices: [
    {
      marketName: 'SOL-PERP',
      venue,
      lastOraclePrice: price,
      priceChange24Hour: change,
      priceChange24HourAt: null,
    },
  ],
})
const baseline = takePrices([], wire(100), 0)

test('takes the first prices as a baseline without a flash', () => {
  expect(baseline).toMatchObject([{ marketName: 'SOL-PERP', price: 100, changePercent: 1, flashCount: 0 }])
})

test('flashes a later price change up or down', () => {
  const up = takePrices(baseline, wire(101), 5000)
  expect(up).toMatchObject([{ price: 101, way: 'up', flashCount: 1 }])
  expect(takePrices(up, wire(99), 7000)).toMatchObject([{ price: 99, way: 'down', flashCount: 2 }])
})

test('does not flash if the price stays the same', () => {
  expect(takePrices(baseline, wire(100), 5000)).toMatchObject([{ flashCount: 0 }])
})

test('does not flash within a second of the last flash', () => {
  const first = takePrices(baseline, wire(101), 5000)
  expect(takePrices(first, wire(102), 5999)).toMatchObject([{ price: 102, flashCount: 1 }])
  expect(takePrices(first, wire(102), 6000)).toMatchObject([{ price: 102, flashCount: 2 }])
})

test('keeps the last price if an update has no price, but not a change that the server no longer reports', () => {
  expect(takePrices(baseline, wire(null, null), 5000)).toMatchObject([
    { price: 100, changePercent: null, flashCount: 0 },
  ])
  expect(takePrices(baseline, { prices: [] }, 5000)).toMatchObject([{ price: 100 }])
})

test('names the venue of the last price', () => {
  expect(takePrices(baseline, wire(101, 1, 'velocity'), 5000)).toMatchObject([{ venue: 'velocity' }])
})
