import type { ISeriesApi, Time } from 'lightweight-charts'
import { expect, test } from 'vitest'
import { axisFormat, createAxisTicks, priceScale } from './price-ticks'

type Options = { priceFormat: { tickmarksFormatter: (prices: number[]) => string[] } }

/** Returns a fake series that records its options. One unit of price is 100 px high. */
function fakeSeries() {
  const told: Options[] = []
  const series = {
    priceToCoordinate: (price: number) => 1_000 - 100 * price,
    applyOptions: (options: Options) => told.push(options),
  } as unknown as ISeriesApi<'Area', Time>
  return { series, told, write: () => told.at(-1)?.priceFormat.tickmarksFormatter([1, 1.2, 1.4]) }
}

test('hides a price label that would overlap the label of the last price', () => {
  const { series, write } = fakeSeries()
  createAxisTicks(priceScale).follow(series, 1.3)
  expect(write()).toEqual(['1.00', '', ''])
})

test('formats the axis again only if the moved last price overlaps another label', () => {
  const { series, told, write } = fakeSeries()
  const ticks = createAxisTicks(priceScale)
  ticks.follow(series, 1)
  expect(write()).toEqual(['', '1.20', '1.40'])
  ticks.follow(series, 1.02)
  expect(told).toHaveLength(1)
  ticks.follow(series, 1.45)
  expect(told).toHaveLength(2)
  expect(write()).toEqual(['1.00', '1.20', ''])
})

test('hides labels that would overlap the label of a mark, until the mark is removed', () => {
  const { series, told, write } = fakeSeries()
  const ticks = createAxisTicks(priceScale)
  ticks.follow(series, 3)
  expect(write()).toEqual(['1.00', '1.20', '1.40'])
  ticks.keepFree([1.21])
  expect(write()).toEqual(['1.00', '', '1.40'])
  ticks.keepFree([])
  expect(told).toHaveLength(3)
  expect(write()).toEqual(['1.00', '1.20', '1.40'])
})

test.each([
  [184.83, 1e2],
  [0.5, 1e4],
  [0.000_25, 1e6],
  [3.4e-9, 1e11],
  [9.9e-15, 1e17],
])('the axis of a price of %d has %d steps per USD', (price, steps) => {
  expect(axisFormat(price)).toMatchObject({ base: steps, minMove: 1 / steps })
})
