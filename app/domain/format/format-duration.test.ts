import { expect, test } from 'vitest'
import { formatDuration, formatUptime } from './format-duration'

test('formats a duration in its two largest units', () => {
  expect([0, 9, 60, 61, 3_600, 3_725, 90_000].map(formatDuration)).toEqual([
    '0 s',
    '9 s',
    '1 min',
    '1 min 1 s',
    '1 h',
    '1 h 2 min',
    '1 d 1 h',
  ])
})

test('never rounds uptime up', () => {
  expect([100, 99.99999, 99.5, 0].map(formatUptime)).toEqual(['100%', '99.999%', '99.500%', '0.000%'])
})
