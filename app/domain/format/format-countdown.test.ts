import { expect, test } from 'vitest'
import { formatCountdown } from './format-countdown'

test.each([
  [-5, '0s'],
  [59.9, '59s'],
  [585, '9m 45s'],
  [3_600, '1h 0m'],
  [86_399, '23h 59m'],
  [1_468_800, '17d 0h'],
  [1_468_799, '16d 23h'],
  [1e15, '>9999d'],
])('formats %d seconds as %s', (seconds, text) => {
  expect(formatCountdown(seconds)).toBe(text)
})
