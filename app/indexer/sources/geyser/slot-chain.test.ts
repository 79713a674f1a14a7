import { expect, test } from 'vitest'
import { createSlotChain } from './slot-chain'

function setUp(start?: number) {
  let nowMs = 0
  const chain = createSlotChain({ nowMs: () => nowMs, monotonicMs: () => nowMs }, start)
  return { chain, wait: (ms: number) => (nowMs += ms) }
}

test('begins with the first slot, and reports that nothing before it is known', () => {
  const { chain } = setUp()
  expect(chain.tail()).toBeUndefined()
  chain.complete(10, 9)
  expect(chain.tail()).toBe(10)
  expect(chain.takeHole()).toEqual({ after: undefined, before: 10 })
  expect(chain.takeHole()).toBeUndefined()
})

test('continues a stored chain without a hole, over skipped slots', () => {
  const { chain } = setUp(10)
  expect(chain.has(10)).toBe(true)
  chain.complete(13, 10)
  chain.complete(14, 13)
  expect(chain.tail()).toBe(14)
  expect(chain.takeHole()).toBeUndefined()
})

test('waits for a slot that arrives after its child', () => {
  const { chain, wait } = setUp(10)
  chain.complete(13, 12)
  chain.complete(12, 11)
  expect(chain.tail()).toBe(10)
  wait(1_000)
  expect(chain.takeHole()).toBeUndefined()
  chain.complete(11, 10)
  expect(chain.tail()).toBe(13)
  wait(10_000)
  expect(chain.takeHole()).toBeUndefined()
})

test('reports a slot that never arrives, and continues behind it', () => {
  const { chain, wait } = setUp(10)
  chain.complete(12, 11)
  chain.complete(13, 12)
  wait(2_000)
  expect(chain.takeHole()).toEqual({ after: 10, before: 12 })
  expect(chain.tail()).toBe(13)
  expect(chain.takeHole()).toBeUndefined()
  chain.complete(14, 13)
  expect(chain.tail()).toBe(14)
})

test('reports two holes one after the other', () => {
  const { chain, wait } = setUp(10)
  chain.complete(12, 11)
  chain.complete(15, 14)
  wait(2_000)
  expect(chain.takeHole()).toEqual({ after: 10, before: 12 })
  wait(2_000)
  expect(chain.takeHole()).toEqual({ after: 12, before: 15 })
  expect(chain.tail()).toBe(15)
})

test('does not wait long while many slots arrive behind the missing one', () => {
  const { chain } = setUp(10)
  for (let slot = 12; slot < 44; slot += 1) chain.complete(slot, slot - 1)
  expect(chain.takeHole()).toEqual({ after: 10, before: 12 })
  expect(chain.tail()).toBe(43)
})

test('accepts the slots of another fork whose parent is known', () => {
  const { chain } = setUp(10)
  chain.complete(11, 10)
  chain.complete(12, 11)
  chain.complete(14, 11)
  expect(chain.tail()).toBe(14)
  expect(chain.has(12)).toBe(true)
  expect(chain.takeHole()).toBeUndefined()
})
