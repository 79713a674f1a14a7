import { expect, test } from 'vitest'
import type { PositionSeries } from '~/domain/perp/top-positions'
import {
  type ChartScale,
  changeTimes,
  linePoints,
  nearestTime,
  scaleOf,
  sizeAt,
  stepPath,
  usdTicks,
  xPercent,
  yPixels,
} from './chart-scale'

const minute = 60_000
const hour = 60 * minute
const noon = Date.UTC(2026, 10, 21, 12)

function series(...points: PositionSeries['points']): PositionSeries {
  return { authority: 'anna', venue: 'drift', marketIndex: 0, points }
}

const scale: ChartScale = { fromMs: noon - 10 * minute, toMs: noon, bottomUsd: 0, topUsd: 1_000 }

test('spans from the first record to now, with headroom above the highest size', () => {
  const one = series([noon - 30 * minute, 200], [noon - 5 * minute, 500])
  expect(scaleOf([one], noon)).toEqual({ fromMs: noon - 30 * minute, toMs: noon, bottomUsd: 0, topUsd: 550 })
})

test('gives a single record of now a width of one minute', () => {
  expect(scaleOf([series([noon, 100])], noon)).toEqual({
    fromMs: noon - minute,
    toMs: noon,
    bottomUsd: 90,
    topUsd: 101,
  })
})

test('stays finite without records', () => {
  expect(scaleOf([], noon)).toEqual({ fromMs: noon - minute, toMs: noon, bottomUsd: 0, topUsd: 1.1 })
})

test('begins below the smallest size if all sizes are similar, so that the lines fill the chart', () => {
  const one = series([noon - 30 * minute, 900], [noon - 5 * minute, 1_000])
  const similar = scaleOf([one], noon)
  expect(similar).toMatchObject({ bottomUsd: 810, topUsd: 1_019 })
  expect(yPixels(similar, 810)).toBe(300)
  expect(yPixels(similar, 1_019)).toBe(0)
  expect(usdTicks(similar)).toEqual([850, 900, 950, 1_000])
})

test('maps times to percent of the width and sizes to pixels', () => {
  expect(xPercent(scale, noon - 5 * minute)).toBe(50)
  expect(yPixels(scale, 0)).toBe(300)
  expect(yPixels(scale, 250)).toBe(225)
})

test('extends a line to now if its last point is over a minute old', () => {
  const old = [
    [noon - 5 * minute, 10],
    [noon - 61_000, 20],
  ] as const
  expect(linePoints(old, scale)).toEqual([...old, [noon, 20]])
  const fresh = [
    [noon - 5 * minute, 10],
    [noon - 60_000, 20],
  ] as const
  expect(linePoints(fresh, scale)).toEqual(fresh)
  expect(linePoints([[noon - 5 * minute, 10]], scale)).toEqual([
    [noon - 5 * minute, 10],
    [noon, 10],
  ])
})

test('draws a line as steps', () => {
  const points = [
    [noon - 10 * minute, 0],
    [noon - 5 * minute, 500],
    [noon, 250],
  ] as const
  expect(stepPath(points, scale)).toBe('M0 300H50V150H100V225')
})

test('returns the size of the last record before a time', () => {
  const points = [
    [noon - 4 * minute, 10],
    [noon - 2 * minute, 20],
  ] as const
  expect(sizeAt(points, noon - 5 * minute)).toBeUndefined()
  expect(sizeAt(points, noon - 3 * minute)).toBe(10)
  expect(sizeAt(points, noon)).toBe(20)
})

test('places grid lines at round sizes from zero to below the top', () => {
  expect(usdTicks({ bottomUsd: 0, topUsd: 9_000_000 })).toEqual([
    0, 2_000_000, 4_000_000, 6_000_000, 8_000_000,
  ])
  expect(usdTicks({ bottomUsd: 0, topUsd: 520 })).toEqual([0, 200, 400])
  expect(usdTicks({ bottomUsd: 0, topUsd: 1.04 })).toEqual([0, 0.25, 0.5, 0.75, 1])
})

test('snaps the crosshair to times of changes', () => {
  const times = changeTimes([series([noon, 1], [noon + hour, 2]), series([noon, 5], [noon - hour, 2])])
  expect(times).toEqual([noon - hour, noon, noon + hour])
  expect(nearestTime(times, noon + 20 * minute)).toBe(noon)
  expect(nearestTime([], noon)).toBeUndefined()
})
