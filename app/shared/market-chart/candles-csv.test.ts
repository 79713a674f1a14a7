import { expect, test } from 'vitest'
import type { BarHistory } from './bars/bar-history'
import { csvHref } from './candles-csv'

const market = { kind: 'market', id: 'abc' } as const
const minutes = { kind: 'bars', interval: '1m' } as const
const loaded = (bars: number, before: BarHistory['before'] = 'more'): BarHistory => ({
  ...{ bars: [], panes: null, before },
  ...{ fromAt: 6_000_000 - bars * 60, toAt: 6_000_000 },
})

test('a CSV file has the bars that the chart has loaded', () => {
  expect(csvHref(market, minutes, loaded(1_300))).toBe(
    '/api/candles/abc?format=csv&interval=1m&start=5922000',
  )
})

test('a CSV file has fewer bars than the API allows, and none that the plan may no longer reach', () => {
  expect(csvHref(market, minutes, loaded(9_000))).toBe(
    '/api/candles/abc?format=csv&interval=1m&start=5883000',
  )
  expect(csvHref(market, minutes, loaded(100, 'plan'))).toMatch(/start=5994060$/)
})

test('a CSV file of a time frame has the candles that it consists of', () => {
  expect(csvHref(market, { kind: 'frame', frame: '1D' }, undefined)).toBe(
    '/api/candles/abc?format=csv&interval=1h',
  )
})
