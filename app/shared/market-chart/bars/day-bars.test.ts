import { expect, test } from 'vitest'
import { utcZone, type Zone } from '~/domain/format/time-zone'
import { dayBars, dayPoints, loadedFor } from './day-bars'

const hourMs = 3_600_000
const start = Date.UTC(2026, 9, 24)
const zone: Zone = { ...utcZone, offset: () => 60 }
const bars = Array.from({ length: 72 }, (_, index) => ({
  ...{ time: start + index * hourMs, open: 1, high: 2, low: 1, close: index, volume: 1 },
}))
const points = bars.map(({ time }, index) => ({
  time,
  openInterest: index > 50 ? null : index,
  funding: index % 2 === 0 ? null : index,
  longShort: index < 40 ? null : index,
}))

test('days of another zone are made of hours, and everything else is loaded as it is shown', () => {
  const days = { kind: 'bars', interval: '1d' } as const
  expect(loadedFor(days, utcZone, start)).toBe(days)
  expect(loadedFor(days, zone, start)).toEqual({ kind: 'bars', interval: '1h' })
  for (const shown of [{ kind: 'bars', interval: '4h' } as const, { kind: 'frame', frame: '1W' } as const])
    expect(loadedFor(shown, zone, start)).toBe(shown)
})

test('each daily bar has one point: the mean of the funding, and the last known states', () => {
  const days = dayBars(bars, zone)
  expect(days.map(({ time }) => (time - start) / hourMs)).toEqual([23, 47, 71])
  expect(dayPoints(points, days, zone)).toEqual([
    { time: start + 23 * hourMs, openInterest: 46, funding: 34, longShort: 46 },
    { time: start + 47 * hourMs, openInterest: 50, funding: 58, longShort: 70 },
    { time: start + 71 * hourMs, openInterest: null, funding: 71, longShort: 71 },
  ])
})
