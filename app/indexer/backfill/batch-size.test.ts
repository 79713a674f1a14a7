import { expect, test } from 'vitest'
import { createBatchSize } from './batch-size'

test('sizes a batch to the number of events that the store writes within the time', () => {
  const size = createBatchSize()
  for (let batchSize = 0; batchSize < 20; batchSize += 1) size.wrote(2_000, 400) // 0.2 ms per event
  expect(size.eventsWithin(200)).toBe(1_000)
  expect(size.eventsWithin(400)).toBe(2_000)
})

test('shrinks batches soon when the store slows down, but not after a single slow one', () => {
  const size = createBatchSize()
  for (let batchSize = 0; batchSize < 40; batchSize += 1) size.wrote(2_000, 200) // 0.1 ms per event
  expect(size.eventsWithin(200)).toBe(2_000)
  size.wrote(2_000, 1_000) // 0.5 ms per event; the new estimate is 0.1 + 0.3 × 0.4 = 0.22
  expect(size.eventsWithin(200)).toBe(909)
  for (let batchSize = 0; batchSize < 20; batchSize += 1) size.wrote(500, 250)
  expect(size.eventsWithin(300)).toBe(600)
})

test('keeps a batch between some hundred and some thousand events, regardless of the store’s speed', () => {
  const slow = createBatchSize()
  for (let batchSize = 0; batchSize < 40; batchSize += 1) slow.wrote(500, 60_000)
  expect(slow.eventsWithin(200)).toBe(500)
  const fast = createBatchSize()
  for (let batchSize = 0; batchSize < 40; batchSize += 1) fast.wrote(4_000, 1)
  expect(fast.eventsWithin(200)).toBe(4_000)
})

test('ignores batches of a few events', () => {
  const size = createBatchSize()
  const before = size.eventsWithin(200)
  for (let batchSize = 0; batchSize < 20; batchSize += 1) size.wrote(3, 30)
  expect(size.eventsWithin(200)).toBe(before)
})
