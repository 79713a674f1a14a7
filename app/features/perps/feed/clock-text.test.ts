import { expect, test } from 'vitest'
import { utcFormat, utcOffset } from '~/domain/format/time-zone'
import { clockText, isSameDay } from './clock-text'

const midnight = Date.UTC(2026, 10, 28) / 1000

test('compares days of the calendar, not spans of 24 hours', () => {
  const utc = { offset: utcOffset }
  expect(isSameDay(midnight - 1, midnight, utc)).toBe(false)
  expect(isSameDay(midnight, midnight + 86_399, utc)).toBe(true)
})

test('compares days in the chosen zone', () => {
  const behindUtc = { offset: () => -60 }
  expect(isSameDay(midnight - 1, midnight, behindUtc)).toBe(true)
  expect(isSameDay(midnight + 3599, midnight + 3600, behindUtc)).toBe(false)
})

test('gives the time of day and the day of a time', () => {
  expect(clockText(midnight - 2, { format: utcFormat })).toEqual({
    clock: '23:59:58',
    day: '27 Nov',
    whole: '27 Nov 2026, 23:59:58 UTC',
  })
})
