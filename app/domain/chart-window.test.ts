import { expect, test } from 'vitest'
import { chartWindow, dailyWindow, isMidnightOf, utcMidnight } from './chart-window'

const now = 1_795_273_200 // 2026-11-21 15:00:00 UTC
const midnight = 1_795_219_200 // 2026-11-21 00:00:00 UTC

test('an hour by the minute, a day by the hour, a month by four hours', () => {
  expect(chartWindow('hour', now, midnight)).toEqual({ start: 1_795_269_600, bucketSeconds: 60 })
  expect(chartWindow('day', now, midnight)).toEqual({ start: 1_795_186_800, bucketSeconds: 3_600 })
  expect(chartWindow('month', now, midnight)).toEqual({ start: 1_792_594_800, bucketSeconds: 14_400 })
})

test('a week goes back seven days from the midnight of who asks', () => {
  const inBerlin = midnight - 3_600
  expect(chartWindow('week', now, inBerlin)).toEqual({ start: 1_794_610_800, bucketSeconds: 3_600 })
})

test('a chart by the day has whole days, today among them', () => {
  expect(dailyWindow(now, 30)).toEqual({ start: 1_792_713_600, bucketSeconds: 86_400 }) // 23 October
  expect(dailyWindow(now, 31)).toEqual({ start: 1_792_627_200, bucketSeconds: 86_400 }) // 22 October
  expect(utcMidnight(now)).toBe(midnight)
})

test('a midnight is one of the last day', () => {
  expect(isMidnightOf(now, midnight)).toBe(true)
  expect(isMidnightOf(now, now - 86_400)).toBe(true)
  expect(isMidnightOf(now, now - 100_000)).toBe(false)
  expect(isMidnightOf(now, now + 3_600)).toBe(false)
})
