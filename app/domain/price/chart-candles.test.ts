import { expect, test } from 'vitest'
import type { Candle } from './candle'
import { barChangePercent, chartBars, cropToWindow, isGap, regroupCandles } from './chart-candles'

const candle = (openAt: number, [open, high, low, close]: number[], volumeUsd: number): Candle => ({
  openAt,
  open: open!,
  high: high!,
  low: low!,
  close: close!,
  volumeUsd,
})

/** 21 November 2026, 00:00 UTC. */
const midnight = 1_795_219_200

test('merges minutes into bars of five: first open, highest high, lowest low, last close, sum of volumes', () => {
  const minutes = [
    candle(midnight + 240, [10, 12, 9, 11], 100),
    candle(midnight + 300, [11, 15, 11, 14], 1),
    candle(midnight + 360, [14, 14, 8, 9], 20),
    candle(midnight + 540, [9, 10, 9, 10], 300),
    candle(midnight + 600, [10, 11, 10, 11], 7),
  ]
  expect(regroupCandles(minutes, 300)).toEqual([
    candle(midnight, [10, 12, 9, 11], 100),
    candle(midnight + 300, [11, 15, 8, 10], 321),
    candle(midnight + 600, [10, 11, 10, 11], 7),
  ])
})

test('sums the known volumes of a bar, and reports none if all are unknown', () => {
  const volumes = (...[one, other]: (number | undefined)[]) =>
    regroupCandles(
      [
        { ...candle(midnight, [1, 1, 1, 1], 0), volumeUsd: one },
        { ...candle(midnight + 60, [1, 1, 1, 1], 0), volumeUsd: other },
      ],
      300,
    ).map(({ volumeUsd }) => volumeUsd)
  expect(volumes(undefined, 5)).toEqual([5])
  expect(volumes(undefined, 0)).toEqual([undefined])
  expect(isGap({ high: 1, low: 1, volume: null })).toBe(false)
})

test('starts twelve-hour bars at midnight and noon UTC', () => {
  const hours = [11, 12, 23, 24].map((hour) => candle(midnight + hour * 3600, [1, 1, 1, 1], 1))
  expect(regroupCandles(hours, 43_200).map((bar) => (bar.openAt - midnight) / 3600)).toEqual([0, 12, 24])
})

test('makes one bar of a single candle and no bars of none', () => {
  expect(regroupCandles([candle(midnight + 60, [1, 2, 1, 2], 5)], 600)).toEqual([
    candle(midnight, [1, 2, 1, 2], 5),
  ])
  expect(regroupCandles([], 600)).toEqual([])
})

test('ends the window with the newest bar and keeps only whole bars', () => {
  const bars = [0, 1, 2, 3, 4].map((hour) => candle(midnight + hour * 3600, [1, 1, 1, 1], 0))
  expect(cropToWindow(bars, 3600, 3 * 3600).map((bar) => (bar.openAt - midnight) / 3600)).toEqual([2, 3, 4])
  expect(cropToWindow([], 3600, 3600)).toEqual([])
})

test('shows as many bars as fit the window, although more candles are requested', () => {
  const latest = (count: number, seconds: number) =>
    Array.from({ length: count }, (_, index) =>
      candle(midnight + 600 - (count - 1 - index) * seconds, [1, 1, 1, 1], 1),
    )
  expect(chartBars(latest(120, 60), '1H')).toHaveLength(12)
  expect(chartBars(latest(480, 60), '4H')).toHaveLength(24)
  expect(chartBars(latest(48, 3600), '1D')).toHaveLength(24)
  expect(chartBars(latest(168, 3600), '1W')).toHaveLength(14)
})

test('marks a bar without trade and movement as a gap, but not one whose price moved', () => {
  expect(isGap({ high: 5, low: 5, volume: 0 })).toBe(true)
  expect(isGap({ high: 5, low: 4, volume: 0 })).toBe(false)
  expect(isGap({ high: 5, low: 5, volume: 1 })).toBe(false)
})

test("computes a bar's change from open to close, and none for an open of zero", () => {
  expect(barChangePercent({ open: 200, close: 205 })).toBeCloseTo(2.5)
  expect(barChangePercent({ open: 0, close: 1 })).toBeUndefined()
})
