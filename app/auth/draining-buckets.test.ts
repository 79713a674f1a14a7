import { expect, test, vi } from 'vitest'
import { type Bucket, DrainingBuckets } from './draining-buckets.server'

function open(mostBuckets = 1_000) {
  const dropped: string[] = []
  const buckets = new DrainingBuckets(mostBuckets, ({ name }) => dropped.push(name))
  const fill = (name: string, emptyAtMs: number): Bucket => {
    const bucket = buckets.add(name, 0)
    bucket.emptyAtMs = emptyAtMs
    return bucket
  }
  return { buckets, dropped, fill }
}

const always = () => true

test('drops a bucket once it has drained, not before', () => {
  const { buckets, dropped, fill } = open()
  fill('soon', 1_500)
  fill('later', 5_000)
  buckets.dropDrained(1_400, always)
  expect(buckets.size).toBe(2)
  buckets.dropDrained(2_000, always)
  expect(dropped).toEqual(['soon'])
  expect([buckets.find('soon'), buckets.find('later')?.emptyAtMs]).toEqual([undefined, 5_000])
  buckets.dropDrained(5_000, always)
  expect([buckets.size, dropped]).toEqual([0, ['soon', 'later']])
})

test('keeps a bucket that is used again until it has drained again', () => {
  const { buckets, fill } = open()
  const bucket = fill('a', 1_000)
  bucket.emptyAtMs = 9_000
  for (let nowMs = 0; nowMs < 9_000; nowMs += 400) buckets.dropDrained(nowMs, always)
  expect(buckets.find('a')).toBe(bucket)
  buckets.dropDrained(9_000, always)
  expect(buckets.size).toBe(0)
})

test('drops a bucket that was held back in the first sweep after its release', () => {
  const { buckets, fill } = open()
  fill('unshared', 500).unsharedMs = 500
  const isShared = ({ unsharedMs }: Bucket) => unsharedMs === 0
  buckets.dropDrained(60_000, isShared)
  const kept = buckets.find('unshared')
  expect(kept).toBeDefined()
  if (kept) kept.unsharedMs = 0
  buckets.dropDrained(61_000, isShared)
  expect(buckets.size).toBe(0)
})

test('drops the buckets that drain soonest when there are too many', () => {
  const { buckets, fill } = open(1_000)
  for (let n = 0; n < 1_000; n++) fill(`full ${n}`, 100_000 + n)
  for (let n = 0; n < 500; n++) fill(`light ${n}`, 3_000)
  expect(buckets.size).toBeLessThanOrEqual(1_000)
  expect(buckets.find('light 499')).toBeDefined()
  expect(buckets.find('full 999')).toBeDefined()
  // The 500 new buckets displaced the buckets that drain soonest: first the older ones, then lighter new
  // ones.
  const stillFull = Array.from({ length: 1_000 }, (_, n) => buckets.find(`full ${n}`)).filter(Boolean)
  expect(stillFull.length).toBeGreaterThan(950)
})

test('does not read a bucket in a sweep before it can have drained', () => {
  const { buckets, fill } = open(20_000)
  for (let n = 0; n < 10_000; n++) fill(`full ${n}`, 60_000)
  buckets.dropDrained(1_000, always) // this sweep moves each bucket to its time slot
  const mayDrop = vi.fn(always)
  const moves = vi.spyOn(Array.prototype, 'push')
  for (let nowMs = 1_400; nowMs < 60_000; nowMs += 400) buckets.dropDrained(nowMs, mayDrop)
  const moved = moves.mock.calls.length
  moves.mockRestore()
  expect([moved, mayDrop.mock.calls.length, buckets.size]).toEqual([0, 0, 10_000])
  buckets.dropDrained(60_000, mayDrop)
  expect(buckets.size).toBe(0)
})
