import { expect, test } from 'vitest'
import { createBackoff } from './backoff'

test('increases waits up to the ceiling and starts over after a success', () => {
  const backoff = createBackoff({ firstMs: 500, longestMs: 30_000, random: () => 1 })
  expect(Array.from({ length: 8 }, () => backoff.nextMs())).toEqual([
    500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ])
  backoff.reset()
  expect(backoff.nextMs()).toBe(500)
})

test('spreads waits over the whole range, with a lower limit', () => {
  const backoff = createBackoff({ firstMs: 500, longestMs: 30_000, random: () => 0 })
  expect([backoff.nextMs(), backoff.nextMs(), backoff.nextMs()]).toEqual([250, 250, 250])
})
