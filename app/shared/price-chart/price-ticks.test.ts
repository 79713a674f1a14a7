import type { IChartApi, ISeriesApi } from 'lightweight-charts'
import { expect, test } from 'vitest'
import { createPriceTicks } from './price-ticks'

type Options = { localization: { tickmarksPriceFormatter: (prices: number[]) => string[] } }

/** Returns a fake chart that records its options. One unit of price is 100 px high. */
function fakeChart() {
  const told: Options[] = []
  const chart = { applyOptions: (options: Options) => told.push(options) } as unknown as IChartApi
  const series = { priceToCoordinate: (price: number) => 1_000 - 100 * price } as ISeriesApi<'Area'>
  return {
    chart,
    series,
    told,
    write: () => told.at(-1)?.localization.tickmarksPriceFormatter([1, 1.2, 1.4]),
  }
}

test('hides a price label that would overlap the label of the last price', () => {
  const { chart, series, write } = fakeChart()
  createPriceTicks(chart).follow(series, 1.3)
  expect(write()).toEqual(['1.00', '', ''])
})

test('formats the axis again only if the moved last price overlaps another label', () => {
  const { chart, series, told, write } = fakeChart()
  const ticks = createPriceTicks(chart)
  ticks.follow(series, 1)
  expect(write()).toEqual(['', '1.20', '1.40'])
  ticks.follow(series, 1.02)
  expect(told).toHaveLength(1)
  ticks.follow(series, 1.45)
  expect(told).toHaveLength(2)
  expect(write()).toEqual(['1.00', '1.20', ''])
})
