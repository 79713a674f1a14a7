import { expect, test } from 'vitest'
import { chartPageToWire } from './chart-page'

const candle = { openAt: 600, open: 1, high: 2, low: 1, close: 2, volumeUsd: undefined }
const range = { fromAt: 0, toAt: 900, before: 'more' } as const

test('each bar has one point with the figures of a market, and other points are left out', () => {
  const panes = {
    openInterest: [
      { at: 300, value: 5 },
      { at: 600, value: 6 },
    ],
    funding: [{ at: 600, value: undefined }],
    longShort: [],
  }
  expect(chartPageToWire({ ...range, venue: undefined, candles: [candle], panes })).toEqual({
    ...range,
    bars: [{ time: 600_000, open: 1, high: 2, low: 1, close: 2, volume: null }],
    panes: [{ time: 600_000, openInterest: 6, funding: null, longShort: null }],
  })
})

test('a token has no figures below the price', () => {
  expect(
    chartPageToWire({ ...range, venue: undefined, candles: [candle], panes: undefined }).panes,
  ).toBeNull()
})
