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

/** A token of which the first hour buys 1 USD, the second 3, and so on. */
const growing: RunningPressure = {
  ...evenly(0, 0),
  buyUsd: horizons.map((seconds) => (seconds / 3_600) ** 2),
}

const sums = new Map([
  ['A', evenly(12, 0)],
  [mints.USDC, evenly(6, 120)],
  ['B', evenly(0, 60)],
  ['C', evenly(0, 0)],
  ['D', evenly(24, 0)],
])
const forecast = (horizon: PressureHorizon, count = 10) => forecastOf({ asOf: 7, sums }, horizon, count)

test('leaves the major tokens out of the sums, and ranks the others by their net value', () => {
  const { asOf, total, largest } = forecast('5m')
  expect([asOf, total]).toEqual([7, { buyUsd: 3, sellUsd: 5 }])
  expect(largest).toEqual([
    { mint: 'B', buyUsd: 0, sellUsd: 5 },
    { mint: 'D', buyUsd: 2, sellUsd: 0 },
    { mint: 'A', buyUsd: 1, sellUsd: 0 },
  ])
  expect(forecast('5m', 1).largest.map(({ mint }) => mint)).toEqual(['B'])
})

test.each(['5m', '24h'] as const)('has 24 hours for the horizon of %s', (horizon) => {
  const withGrowth = new Map([...sums, ['E', growing]])
  const { hours } = forecastOf({ asOf: 7, sums: withGrowth }, horizon, 0)
  expect(hours).toEqual(Array.from({ length: 24 }, (_, hour) => ({ buyUsd: 36 + 2 * hour + 1, sellUsd: 60 })))
})

test('adds up what all tokens sell in the next hour, including the major tokens', () => {
  expect(forecast('24h').soldInNextHourUsd).toBe(180)
})

test('is zero without active orders', () => {
  const { total, largest, soldInNextHourUsd } = forecastOf({ asOf: 7, sums: new Map() }, '1h', 10)
  expect([total, largest, soldInNextHourUsd]).toEqual([{ buyUsd: 0, sellUsd: 0 }, [], 0])
})
