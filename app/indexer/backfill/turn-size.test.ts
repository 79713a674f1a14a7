import { expect, test } from 'vitest'
import { createTurnSize } from './turn-size'

test('sizes a batch to what the store writes within the time', () => {
  const size = createTurnSize()
  for (let turn = 0; turn < 20; turn += 1) size.wrote(2_000, 400) // 0.2 ms each
  expect(size.eventsWithin(200)).toBe(1_000)
  expect(size.eventsWithin(400)).toBe(2_000)
})

test('shrinks batches soon when the store slows down, but not after a single slow one', () => {
  const size = createTurnSize()
  for (let turn = 0; turn < 40; turn += 1) size.wrote(2_000, 200) // 0.1 ms each
  expect(size.eventsWithin(200)).toBe(2_000)
  size.wrote(2_000, 1_000) // 0.5 ms each: 0.1 + 0.3 × 0.4 = 0.22
  expect(size.eventsWithin(200)).toBe(909)
  for (let turn = 0; turn < 20; turn += 1) size.wrote(500, 250)
  expect(size.eventsWithin(300)).toBe(600)
})

test('keeps a batch between some hundred and some thousand events, however fast or slow the store is', () => {
  const slow = createTurnSize()
  for (let turn = 0; turn < 40; turn += 1) slow.wrote(500, 60_000)
  expect(slow.eventsWithin(200)).toBe(500)
  const fast = createTurnSize()
  for (let turn = 0; turn < 40; turn += 1) fast.wrote(4_000, 1)
  expect(fast.eventsWithin(200)).toBe(4_000)
})

test('ignores batches of a few events', () => {
  const size = createTurnSize()
  const before = size.eventsWithin(200)
  for (let turn = 0; turn < 20; turn += 1) size.wrote(3, 30)
  expect(size.eventsWithin(200)).toBe(before)
})
