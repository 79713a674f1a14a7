import { expect, test } from 'vitest'
import { depthChart, restingUsd } from './depth-chart'

const depth = {
  buckets: [
    { fromPercent: -3, buyUsd: 500, sellUsd: 0 },
    { fromPercent: -2, buyUsd: 200, sellUsd: 0 },
    { fromPercent: -1, buyUsd: 100, sellUsd: 7 },
    { fromPercent: 0, buyUsd: 9, sellUsd: 40 },
    { fromPercent: 1, buyUsd: 0, sellUsd: 60 },
    { fromPercent: 2, buyUsd: 0, sellUsd: 300 },
  ],
  below: { buyUsd: 1000, sellUsd: 1 },
  above: { buyUsd: 2, sellUsd: 4000 },
}

test('puts orders within one percent into the first row: buys just below the price, sells just above', () => {
  const { rows, largestUsd } = depthChart(depth, 2, undefined)
  expect(rows).toEqual([
    { percent: 1, buyUsd: 100, sellUsd: 40, buyTakenUsd: 0, sellTakenUsd: 0 },
    { percent: 2, buyUsd: 200, sellUsd: 60, buyTakenUsd: 0, sellTakenUsd: 0 },
  ])
  expect(largestUsd).toBe(200)
})

test('sums orders beyond the rows and orders that crossed the price separately', () => {
  const { further, crossed } = depthChart(depth, 2, undefined)
  expect(further).toEqual({ buyUsd: 1500, sellUsd: 4300 })
  expect(crossed).toEqual({ buyUsd: 11, sellUsd: 8 })
})

test('fills buy orders with DCA sales and sell orders with DCA purchases, nearest first', () => {
  const { rows } = depthChart(depth, 2, { buyUsd: 30, sellUsd: 150 })
  expect(rows.map(({ buyTakenUsd, sellTakenUsd }) => [buyTakenUsd, sellTakenUsd])).toEqual([
    [100, 30],
    [50, 0],
  ])
})

test('returns empty rows without a price', () => {
  const nothing = { buyUsd: 0, sellUsd: 0 }
  const chart = depthChart({ buckets: [], below: nothing, above: nothing }, 1, { buyUsd: 5, sellUsd: 5 })
  expect(chart.largestUsd).toBe(0)
  expect(chart.rows).toEqual([{ percent: 1, buyUsd: 0, sellUsd: 0, buyTakenUsd: 0, sellTakenUsd: 0 }])
})

test('sums all buckets and both ends', () => {
  expect(restingUsd(depth)).toBe(500 + 200 + 107 + 49 + 60 + 300 + 1001 + 4002)
})
