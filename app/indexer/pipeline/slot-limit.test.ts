import { expect, test } from 'vitest'
import { createSlotLimit } from './slot-limit'

const startAt = 1_795_176_000
const tip = 440_000_000

function setUp() {
  let nowMs = startAt * 1000
  const limit = createSlotLimit({ nowMs: () => nowMs, monotonicMs: () => nowMs })
  return { limit, pass: (seconds: number) => (nowMs += seconds * 1000), now: () => nowMs / 1000 }
}

test('before the first slot of the chain allows only what a chain of the age of Solana can have reached', () => {
  const { limit } = setUp()
  expect(limit.allows(tip)).toBe(true)
  expect([9e8, 3e9, 1e12, Number.MAX_SAFE_INTEGER].map(limit.allows)).toEqual([false, false, false, false])
})

test('allows what a chain can reach after a dated slot, and no more', () => {
  const { limit, pass } = setUp()
  limit.dated(tip, startAt - 2)
  expect([tip + 1_000, tip + 1_100].map(limit.allows)).toEqual([true, false])
  pass(60)
  expect([tip + 150, tip + 1_600, tip + 1_700].map(limit.allows)).toEqual([true, true, false])
})

test('allows the tip after the slot of a node that is hours behind', () => {
  const { limit } = setUp()
  limit.dated(tip - 30_000, startAt - 12_000)
  expect(limit.allows(tip)).toBe(true)
  const undated = setUp()
  undated.limit.reached(tip - 30_000)
  expect(undated.limit.allows(tip)).toBe(true)
})

test('recovers from a wrong slot that was accepted, with the next dated slot of the chain', () => {
  const { limit } = setUp()
  limit.reached(800_000_000)
  expect(limit.allows(800_000_000)).toBe(true)
  limit.dated(tip, startAt)
  expect([tip, 800_000_000].map(limit.allows)).toEqual([true, false])
})

test('recovers from a wrong slot with a wrong time, when a lower slot is later', () => {
  const { limit, pass, now } = setUp()
  limit.dated(800_000_000, startAt)
  limit.dated(tip, startAt)
  expect(limit.allows(800_000_000)).toBe(true)
  pass(100)
  limit.dated(tip + 250, now())
  expect(limit.allows(800_000_000)).toBe(false)
})

test('stays strict while slots are accepted, and forgets the last one after five minutes', () => {
  const { limit, pass } = setUp()
  limit.dated(1_000, startAt) // wrong: the chain is far above
  pass(200)
  limit.reached(1_100)
  pass(200)
  expect(limit.allows(tip)).toBe(false)
  pass(101)
  expect(limit.allows(tip)).toBe(true)
})

test('ignores block times that are in the future', () => {
  const { limit } = setUp()
  limit.dated(1_000, startAt + 121)
  expect(limit.allows(tip)).toBe(true)
})
