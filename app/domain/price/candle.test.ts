import { expect, test } from 'vitest'
import { completeCandles, displayedCandles, latestBuckets } from './candle'

const window = { from: 600, to: 900, intervalSeconds: 60 }
const candle = (openAt: number, open: number, high: number, low: number, close: number, volumeUsd = 5) => ({
  openAt,
  prices: { open, high, low, close },
  volumeUsd,
})
const rows = (known: Parameters<typeof completeCandles>[1], closeBefore?: number) =>
  completeCandles(window, known, closeBefore).map(({ openAt, open, high, low, close, volumeUsd }) => [
    openAt,
    open,
    high,
    low,
    close,
    volumeUsd,
  ])

test('fills empty buckets with the previous close and a volume of zero', () => {
  expect(rows([candle(660, 1, 4, 1, 3), candle(780, 3, 3, 2, 2)], 9)).toEqual([
    [600, 9, 9, 9, 9, 0],
    [660, 1, 4, 1, 3, 5],
    [720, 3, 3, 3, 3, 0],
    [780, 3, 3, 2, 2, 5],
    [840, 2, 2, 2, 2, 0],
  ])
})

test('leaves out buckets before the first price, and repeats the close for a volume without a price', () => {
  const unpriced = (openAt: number) => ({ openAt, prices: undefined, volumeUsd: 7 })
  expect(rows([unpriced(600), candle(720, 1, 1, 1, 1), unpriced(780)])).toEqual([
    [720, 1, 1, 1, 1, 5],
    [780, 1, 1, 1, 1, 7],
    [840, 1, 1, 1, 1, 0],
  ])
  expect(rows([])).toEqual([])
})

test('keeps an unknown volume unknown, with or without a price', () => {
  expect(
    rows([
      { ...candle(660, 1, 4, 1, 3), volumeUsd: undefined },
      { openAt: 720, prices: undefined, volumeUsd: undefined },
    ]),
  ).toEqual([
    [660, 1, 4, 1, 3, undefined],
    [720, 3, 3, 3, 3, undefined],
    [780, 3, 3, 3, 3, 0],
    [840, 3, 3, 3, 3, 0],
  ])
})

test('ends the last buckets with the current one', () => {
  expect(latestBuckets('hour', 2, 7_199)).toEqual({ from: 0, to: 7_200, intervalSeconds: 3_600 })
  expect(latestBuckets('minute', 1, 7_200)).toEqual({ from: 7_200, to: 7_260, intervalSeconds: 60 })
})

test('displays each candle in the unit at its end, or all candles in the current unit on request', () => {
  const scale = [
    [0, 1],
    [150, 10],
  ] as const
  const flatAt = (openAt: number, price: number) => ({
    openAt,
    open: price,
    high: price,
    low: price,
    close: price,
    volumeUsd: 7,
  })
  const stored = [flatAt(60, 1_100), flatAt(120, 1_100), flatAt(180, 1_100)]
  const closes = (now: number, unit?: 'then' | 'now') =>
    displayedCandles(stored, scale, now, unit).map(({ close }) => close)
  expect(closes(200)).toEqual([1_100, 110, 110])
  expect(closes(200, 'now')).toEqual([110, 110, 110])
  expect(displayedCandles(stored.slice(0, 2), scale, 130).map(({ close }) => close)).toEqual([1_100, 1_100])
  expect(displayedCandles(stored, scale, 200)[0]).toEqual(flatAt(60, 1_100))
  expect(displayedCandles(stored, undefined, 200)).toBe(stored)
})
