import { afterEach, expect, test } from 'vitest'
import { localFormat, localOffset } from '~/domain/format/time-zone'
import { dayWeight, timeWeights } from './time-weights'

const ownZone = process.env.TZ
afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ
  else process.env.TZ = ownZone
})

const hour = 3_600

/**
 * Returns the start times of `count` consecutive candles, epoch seconds. `seconds` is the length of a candle.
 * `first` is the ISO time in UTC at which the first candle starts.
 */
function bars(first: string, seconds: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => Date.parse(first) / 1000 + index * seconds)
}

/** Returns the local times of the candles that are the first of a day in the time zone. */
function daysIn(zone: string, times: readonly number[]): string[] {
  process.env.TZ = zone
  const weights = timeWeights(times, 0, localOffset)
  return times.flatMap((time, index) => {
    const { day, month, hour, minute } = localFormat(time * 1000)
    return (weights[index] ?? 0) >= dayWeight ? [`${day} ${month} ${hour}:${minute}`] : []
  })
}

test.each([
  ['UTC', ['24 Nov 00:00', '25 Nov 00:00', '26 Nov 00:00']],
  // In the following time zones, no 12-hour candle starts at midnight. The label of a day is below the first
  // candle of that day.
  ['America/New_York', ['23 Nov 07:00', '24 Nov 07:00', '25 Nov 07:00']],
  ['Asia/Kolkata', ['24 Nov 05:30', '25 Nov 05:30', '26 Nov 05:30']],
  ['Pacific/Auckland', ['24 Nov 01:00', '25 Nov 01:00', '26 Nov 01:00']],
])('labels each day of a week once in %s, below its first candle', (zone, days) => {
  expect(daysIn(zone, bars('2026-11-23T12:00Z', 12 * hour, 6))).toEqual(days)
})

test.each([
  ['UTC', ['25 Nov 00:00']],
  ['America/New_York', ['25 Nov 00:00']],
  ['Asia/Kolkata', ['25 Nov 00:30']],
  ['Pacific/Auckland', ['25 Nov 00:00']],
])('changes the day of hourly candles at local midnight in %s', (zone, days) => {
  const utcStart = { UTC: 15, 'America/New_York': 20, 'Asia/Kolkata': 10, 'Pacific/Auckland': 3 }[zone]
  expect(daysIn(zone, bars(`2026-11-24T${`${utcStart}`.padStart(2, '0')}:00Z`, hour, 20))).toEqual(days)
})

test.each([
  // Clocks go back at 2:00 in New York, at 3:00 in Auckland, and from 1:00 to midnight in Havana. In Havana,
  // midnight comes twice.
  ['America/New_York', '2026-10-31T22:00Z', ['1 Nov 00:00', '2 Nov 00:00']],
  ['America/Havana', '2026-10-31T22:00Z', ['1 Nov 00:00', '2 Nov 00:00']],
  ['Pacific/Auckland', '2026-04-04T05:00Z', ['5 Apr 00:00', '6 Apr 00:00']],
  // Clocks go forward at 2:00 in New York and Auckland, and at midnight in Cairo. In Cairo, the day starts at
  // 1:00.
  ['America/New_York', '2026-03-07T22:00Z', ['8 Mar 00:00', '9 Mar 00:00']],
  ['Pacific/Auckland', '2026-09-26T06:00Z', ['27 Sep 00:00', '28 Sep 00:00']],
  ['Africa/Cairo', '2026-04-23T16:00Z', ['24 Apr 01:00', '25 Apr 00:00']],
])('labels each day once in %s when the clocks change', (zone, first, days) => {
  expect(daysIn(zone, bars(first, hour, 40))).toEqual(days)
})

test('labels an hour once that occurs twice when clocks go back', () => {
  process.env.TZ = 'America/New_York'
  // Local times of the five candles on 1 November: 00:00, 01:00, 01:00 again, 02:00 and 03:00.
  expect(timeWeights(bars('2026-11-01T04:00Z', hour, 5), 1, localOffset)).toEqual([30, 0, 30, 31])
})

test('gives a new month and a new year more weight than a new day', () => {
  process.env.TZ = 'America/New_York'
  expect(timeWeights(bars('2026-12-01T04:00Z', hour, 2), 0, localOffset)).toEqual([30, 60])
  expect(timeWeights(bars('2027-01-01T04:00Z', hour, 2), 1, localOffset)).toEqual([70])
})

test('weights times within a day by the round time between two candles', () => {
  process.env.TZ = 'UTC'
  const minutes = bars('2026-11-24T11:50Z', 300, 9)
  expect(timeWeights(minutes, 0, localOffset)).toEqual([21, 21, 33, 21, 21, 21, 21, 21, 22])
  expect(timeWeights([], 0, localOffset)).toEqual([])
  expect(timeWeights([minutes[0] ?? 0], 0, localOffset)).toEqual([0])
})
