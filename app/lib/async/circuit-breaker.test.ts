import { expect, test } from 'vitest'
import { createBackoff } from './backoff'
import { createCircuitBreaker } from './circuit-breaker'

test('opens after consecutive failures, lets one probe through and closes on success', () => {
  let nowMs = 0
  const clock = { nowMs: () => nowMs, monotonicMs: () => nowMs }
  const backoff = createBackoff({ firstMs: 1000, longestMs: 8000, random: () => 1 })
  const breaker = createCircuitBreaker({ threshold: 2, backoff, clock })
  breaker.failed()
  expect(breaker.blockedMs()).toBe(0)
  breaker.failed()
  expect(breaker.blockedMs()).toBe(1000)
  nowMs = 1000
  expect(breaker.blockedMs()).toBe(0)
  expect(breaker.blockedMs()).toBeGreaterThan(0)
  breaker.failed()
  expect(breaker.blockedMs()).toBe(2000)
  nowMs = 3000
  expect(breaker.blockedMs()).toBe(0)
  breaker.succeeded()
  expect([breaker.blockedMs(), breaker.blockedMs()]).toEqual([0, 0])
})
