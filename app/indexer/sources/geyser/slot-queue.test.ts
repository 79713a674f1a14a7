import { expect, test } from 'vitest'
import { createSlotQueue } from './slot-queue'

const mebibyte = 1024 * 1024
const never = new AbortController().signal

function setUp() {
  let nowMs = 0
  const queue = createSlotQueue({ nowMs: () => nowMs, monotonicMs: () => nowMs })
  const push = (slot: number, bytes: number): void =>
    queue.push({ slot, parent: slot - 1, blockTime: 1, isLate: false, accounts: [], transactions: [], bytes })
  return { queue, push, wait: (ms: number) => (nowMs += ms) }
}

test('returns slots in the order of arrival, also a long list', async () => {
  const { queue, push } = setUp()
  for (let slot = 0; slot < 1_000; slot += 1) push(slot, 1)
  for (let slot = 0; slot < 1_000; slot += 1) expect((await queue.take(never, 0))?.slot).toBe(slot)
  expect(await queue.take(never, 0)).toBeUndefined()
  expect(queue.bytes()).toBe(0)
})

test('asks for a pause when it is full, and for reading when half of it is gone', async () => {
  const { queue, push } = setUp()
  for (let slot = 0; slot < 5; slot += 1) push(slot, 8 * mebibyte)
  expect(queue.pressure()).toBe('pause')
  await queue.take(never, 0)
  await queue.take(never, 0)
  expect(queue.pressure()).toBe('pause')
  await queue.take(never, 0)
  expect(queue.pressure()).toBe('read')
})

test('asks for an end of the stream when the pause lasts', async () => {
  const { queue, push, wait } = setUp()
  push(1, 40 * mebibyte)
  expect(queue.pressure()).toBe('pause')
  wait(5_000)
  expect(queue.pressure()).toBe('close')
  await queue.take(never, 0)
  expect(queue.pressure()).toBe('read')
})

test('waits for a slot', async () => {
  const { queue, push } = setUp()
  const taking = queue.take(never, 10_000)
  push(7, 1)
  expect((await taking)?.slot).toBe(7)
})
