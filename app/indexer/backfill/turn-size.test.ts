import { expect, test } from 'vitest'
import { createTurnSize } from './turn-size'

test('a turn is as large as the store writes within the time', () => {
  const size = createTurnSize()
  for (let turn = 0; turn < 20; turn += 1) size.wrote(2_000, 400) // 0.2 ms each
  expect(size.eventsWithin(200)).toBe(1_000)
  expect(size.eventsWithin(400)).toBe(2_000)
})

test('a store that has become slower gets smaller turns soon, and one slow turn does not decide', () => {
  const size = createTurnSize()
  for (let turn = 0; turn < 40; turn += 1) size.wrote(2_000, 200) // 0.1 ms each
  expect(size.eventsWithin(200)).toBe(2_000)
  size.wrote(2_000, 1_000) // 0.5 ms each: 0.1 + 0.3 × 0.4 = 0.22
  expect(size.eventsWithin(200)).toBe(909)
  for (let turn = 0; turn < 20; turn += 1) size.wrote(500, 250)
  expect(size.eventsWithin(300)).toBe(600)
})

test('however fast or slow the store is, a turn has some hundred events and not more than some thousand', () => {
  const slow = createTurnSize()
  for (let turn = 0; turn < 40; turn += 1) slow.wrote(500, 60_000)
  expect(slow.eventsWithin(200)).toBe(500)
  const fast = createTurnSize()
  for (let turn = 0; turn < 40; turn += 1) fast.wrote(4_000, 1)
  expect(fast.eventsWithin(200)).toBe(4_000)
})

test('turns of a few events tell nothing', () => {
  const size = createTurnSize()
  const before = size.eventsWithin(200)
  for (let turn = 0; turn < 20; turn += 1) size.wrote(3, 30)
  expect(size.eventsWithin(200)).toBe(before)
})
