import { describe, expect, test } from 'vitest'
import { hasUtcDays, localDays, pointsByDay } from './local-days'

const hourMs = 3_600_000
const start = Date.UTC(2026, 9, 24)
/** Hourly bars from midnight UTC of 24 October 2026. The close of a bar is its number. */
const hours = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => {
    const number = from + index
    return {
      ...{ time: start + number * hourMs, open: number - 0.5, high: number + 1, low: number - 1 },
      ...{ close: number, volume: 1 },
    }
  })
const ahead = (minutes: number) => () => minutes
/** Berlin: the clocks go back at 01:00 UTC of 25 October. */
const berlin = (at: number) => (at < Date.UTC(2026, 9, 25, 1) ? 120 : 60)

const startsOf = (bars: readonly { readonly time: number }[]) =>
  bars.map(({ time }) => (time - start) / hourMs)

describe('days of a zone', () => {
  test('begin at local midnight, east and west of UTC', () => {
    expect(startsOf(localDays(hours(72), ahead(60)))).toEqual([23, 47, 71])
    expect(startsOf(localDays(hours(72), ahead(-300)))).toEqual([5, 29, 53])
    expect(startsOf(localDays(hours(72), ahead(0)))).toEqual([0, 24, 48])
  })

  test('have the first open, the last close, the extremes and the sum of the volumes', () => {
    const [day] = localDays(hours(48), ahead(60))
    expect(day).toMatchObject({ open: 22.5, high: 47, low: 22, close: 46, volume: 24 })
  })

  test('have an unknown volume if an hour has one', () => {
    const bars = hours(48).map((bar, index) => (index === 30 ? { ...bar, volume: null } : bar))
    expect(localDays(bars, ahead(60))[0]?.volume).toBeNull()
  })

  test('have 25 hours when the clocks go back', () => {
    const days = localDays(hours(96), berlin)
    expect(startsOf(days).slice(0, 3)).toEqual([22, 47, 71])
    expect(days[0]?.volume).toBe(25)
  })

  test('of a zone of half hours begin at the first hour of UTC after midnight', () => {
    // 18:30 UTC is midnight, so the bar of 19:00 UTC is the first one of the day.
    expect(startsOf(localDays(hours(72), ahead(330)))).toEqual([19, 43, 67])
  })

  test('are left out if the bars begin within them, unless there is no other day', () => {
    expect(startsOf(localDays(hours(30, 3), ahead(0)))).toEqual([24])
    expect(startsOf(localDays(hours(5, 3), ahead(0)))).toEqual([3])
    expect(localDays([], ahead(0))).toEqual([])
  })

  test('group the figures below the price in the same way', () => {
    expect(pointsByDay(hours(72), ahead(60)).map((day) => day.length)).toEqual([23, 24, 24, 1])
  })
})

test('a zone has the days of UTC only if it has no offset as far back as daily bars reach', () => {
  const now = Date.UTC(2026, 10, 10)
  expect(hasUtcDays(ahead(0), now)).toBe(true)
  expect(hasUtcDays(ahead(330), now)).toBe(false)
  const london = (at: number) => (at < Date.UTC(2026, 9, 25, 1) ? 60 : 0)
  expect(hasUtcDays(london, now)).toBe(false)
  expect(hasUtcDays(london, Date.UTC(2026, 11, 10))).toBe(true)
})
