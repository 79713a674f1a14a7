import { expect, test } from 'vitest'
import { formatCountdown } from './format-countdown'
import { formatAge, formatAgo, formatClock, formatDateTime, formatTimeLeft, isoTime } from './format-time'
import { utcFormat } from './time-zone'

test.each([
  [-30, '0m'],
  [0, '0m'],
  [59, '0m'],
  [60, '1m'],
  [3599, '59m'],
  [3600, '1h'],
  [86_399, '23h'],
  [86_400, '1d'],
  [40 * 86_400, '40d'],
])('formats an age of %d s as %s', (seconds, text) => {
  expect(formatAge(seconds)).toBe(text)
})

test.each([
  [-2, '0 s ago'],
  [3.9, '3 s ago'],
  [59, '59 s ago'],
  [60, '1 m ago'],
  [7300, '2 h ago'],
  [200_000, '2 d ago'],
])('formats %d s since the last data as %s', (seconds, text) => {
  expect(formatAgo(seconds)).toBe(text)
})

test.each([
  [-5, '0s'],
  [59, '59s'],
  [60, '1m 0s'],
  [1632, '27m 12s'],
  [3600, '1h 0m'],
  [11_100, '3h 5m'],
])('formats %d s until a scheduled event as %s', (seconds, text) => {
  expect(formatCountdown(seconds)).toBe(text)
})

test.each([
  [0, '<1min'],
  [59, '<1min'],
  [60, '1min'],
  [3599, '59min'],
  [3600, '1h 0min'],
  [9000, '2h 30min'],
  [117_000, '32h 30min'],
  [4.15e37, '>999999h'],
])('formats %d s left as %s', (seconds, text) => {
  expect(formatTimeLeft(seconds)).toBe(text)
})

const at = Date.UTC(2026, 10, 21, 14, 2, 31)

test('includes the zone in a time', () => {
  expect(formatClock(at, utcFormat)).toBe('14:02:31 UTC')
  expect(formatDateTime(at, utcFormat)).toBe('21 Nov 2026, 14:02:31 UTC')
})

test('shows midnight as hour 00', () => {
  expect(formatClock(Date.UTC(2026, 10, 21), utcFormat)).toBe('00:00:00 UTC')
})

test('formats machine-readable times as ISO 8601', () => {
  expect(isoTime(at / 1000)).toBe('2026-11-21T14:02:31.000Z')
})
