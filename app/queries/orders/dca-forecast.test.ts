import { expect, test } from 'vitest'
import type { PressureHorizon } from '~/domain/order/pressure-view'
import { mints } from '~/domain/token/mints'
import { forecastOf } from './dca-forecast.server'
import { horizons, type RunningPressure } from './dca-pressure-sums.server'

/** A token of which every hour buys and sells the same values, in USD. */
function evenly(buyUsd: number, sellUsd: number): RunningPressure {
  const until = (usd: number) => horizons.map((seconds) => (usd * seconds) / 3_600)
  return { orders: 1, unpricedOrders: 0, buyUsd: until(buyUsd), sellUsd: until(sellUsd) }
}

const sums = new Map([
  ['A', evenly(12, 0)],
  [mints.USDC, evenly(6, 120)],
  ['B', evenly(0, 36)],
  ['C', evenly(0, 0)],
  ['D', evenly(24, 0)],
])
const forecast = (horizon: PressureHorizon, count = 10) => forecastOf({ asOf: 7, sums }, horizon, count)

test('leaves the major tokens out of the sums, and ranks the others by their net value', () => {
  const { asOf, total, largest } = forecast('5m')
  expect([asOf, total]).toEqual([7, { buyUsd: 3, sellUsd: 3 }])
  expect(largest).toEqual([
    { mint: 'B', buyUsd: 0, sellUsd: 3 },
    { mint: 'D', buyUsd: 2, sellUsd: 0 },
    { mint: 'A', buyUsd: 1, sellUsd: 0 },
  ])
  expect(forecast('5m', 1).largest.map(({ mint }) => mint)).toEqual(['B'])
})

test('has 24 hours for each horizon', () => {
  const { total, hours } = forecast('6h')
  expect(total).toEqual({ buyUsd: 216, sellUsd: 216 })
  expect(hours).toHaveLength(24)
  expect(new Set(hours.map((hour) => JSON.stringify(hour)))).toEqual(new Set(['{"buyUsd":36,"sellUsd":36}']))
})

test('adds up what all tokens sell in the next hour, including the major tokens', () => {
  expect(forecast('24h').soldInNextHourUsd).toBe(156)
})

test('is zero without active orders', () => {
  const { total, largest, soldInNextHourUsd } = forecastOf({ asOf: 7, sums: new Map() }, '1h', 10)
  expect([total, largest, soldInNextHourUsd]).toEqual([{ buyUsd: 0, sellUsd: 0 }, [], 0])
})
