import { expect, test } from 'vitest'
import { createTokenBucket } from './token-bucket'

test('allows a burst up to the capacity, then limits the rate', () => {
  let nowMs = 0
  const clock = { nowMs: () => nowMs, monotonicMs: () => nowMs }
  const bucket = createTokenBucket({ capacity: 2, perSecond: 4, clock })
  expect([bucket.tryTake(), bucket.tryTake(), bucket.tryTake()]).toEqual([true, true, false])
  expect(bucket.waitMs()).toBe(250)
  nowMs = 250
  expect([bucket.tryTake(), bucket.tryTake()]).toEqual([true, false])
  nowMs = 60_000
  expect([bucket.tryTake(), bucket.tryTake(), bucket.tryTake()]).toEqual([true, true, false])
})

test('refills a bucket without a rate only by `add`', () => {
  const clock = { nowMs: () => 0, monotonicMs: () => 0 }
  const bucket = createTokenBucket({ capacity: 1, perSecond: 0, clock })
  expect(bucket.tryTake()).toBe(true)
  expect(bucket.waitMs()).toBe(Number.POSITIVE_INFINITY)
  bucket.add(0.5)
  expect(bucket.tryTake()).toBe(false)
  bucket.add(5)
  expect([bucket.tryTake(), bucket.tryTake()]).toEqual([true, false])
})
