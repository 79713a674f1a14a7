import { expect, test } from 'vitest'
import { chartWindow, dailyWindow, isWeekStartOf, utcWeekStart } from './chart-window'

const now = 1_795_273_200 // 2026-11-21 15:00:00 UTC
const weekStart = 1_794_614_400 // 2026-11-14 00:00:00 UTC

test('divides an hour into minutes, a day into hours and a month into four-hour buckets', () => {
  expect(chartWindow('hour', now, weekStart)).toEqual({ start: 1_795_269_600, bucketSeconds: 60 })
  expect(chartWindow('day', now, weekStart)).toEqual({ start: 1_795_186_800, bucketSeconds: 3_600 })
  expect(chartWindow('month', now, weekStart)).toEqual({ start: 1_792_594_800, bucketSeconds: 14_400 })
})

test("starts a week at the visitor's midnight", () => {
  const inBerlin = weekStart - 3_600
  expect(chartWindow('week', now, inBerlin)).toEqual({ start: 1_794_610_800, bucketSeconds: 3_600 })
})

test('uses whole days for a daily chart, including today', () => {
  expect(dailyWindow(now, 30)).toEqual({ start: 1_792_713_600, bucketSeconds: 86_400 }) // 23 October
  expect(dailyWindow(now, 31)).toEqual({ start: 1_792_627_200, bucketSeconds: 86_400 }) // 22 October
  expect(utcWeekStart(now)).toBe(weekStart)
})

test('accepts a week start seven to eight days ago on a quarter hour, plus or minus one hour for daylight saving', () => {
  const day = 86_400
  expect(isWeekStartOf(now, weekStart)).toBe(true)
  expect(isWeekStartOf(now, now - 8 * day - 3_600)).toBe(true)
  expect(isWeekStartOf(now, now - 7 * day + 3_600)).toBe(true)
  expect(isWeekStartOf(now, now - 8 * day - 2 * 3_600)).toBe(false)
  expect(isWeekStartOf(now, now - 7 * day + 2 * 3_600)).toBe(false)
  expect(isWeekStartOf(now, weekStart + 60)).toBe(false)
  expect(isWeekStartOf(now, Number.NaN)).toBe(false)
})
