import { expect, test } from 'vitest'
import type { SubscribeUpdate__Output as SubscribeUpdate } from '~/solana/geyser/generated/geyser/SubscribeUpdate.generated'
import { createSlotAssembly } from './slot-assembly'

const account = (slot: number): SubscribeUpdate => ({ account: { slot, account: { lamports: slot } } })
const transaction = (slot: number): SubscribeUpdate => ({
  transaction: { slot, transaction: { index: slot } },
})
const meta = (slot: number): SubscribeUpdate => ({
  blockMeta: { slot, parentSlot: slot - 1, blockTime: { timestamp: 1_000 + slot } },
})

function setUp() {
  const assembly = createSlotAssembly({ allows: (slot) => slot < 1_000_000 })
  return { assembly, add: (update: SubscribeUpdate) => assembly.add({ update, bytes: 10 }) }
}

test('holds the data of a slot until its block_meta', () => {
  const { assembly, add } = setUp()
  expect(add(transaction(5))).toBeUndefined()
  expect(add(account(5))).toBeUndefined()
  expect(add(account(6))).toBeUndefined()
  expect(assembly.bytes()).toBe(30)
  const slot = add(meta(5))
  expect(slot).toMatchObject({ slot: 5, parent: 4, blockTime: 1_005, isLate: false, bytes: 20 })
  expect(slot?.accounts).toHaveLength(1)
  expect(slot?.transactions).toHaveLength(1)
  expect(assembly.bytes()).toBe(10)
})

test('returns data that arrives after the block_meta of its slot', () => {
  const { assembly, add } = setUp()
  add(meta(5))
  const late = add(account(5))
  expect(late).toMatchObject({ slot: 5, parent: 4, blockTime: 1_005, isLate: true })
  expect(late?.accounts).toHaveLength(1)
  expect(assembly.bytes()).toBe(0)
})

test('gives up a slot that is still incomplete long after later slots', () => {
  const { assembly, add } = setUp()
  add(account(5))
  for (let slot = 6; slot < 100; slot += 1) add(meta(slot))
  expect(assembly.bytes()).toBe(0)
  expect(assembly.abandoned()).toBe(1)
})

test('forgets incomplete slots when another stream begins', () => {
  const { assembly, add } = setUp()
  add(account(5))
  assembly.reset()
  expect(add(meta(5))?.accounts).toEqual([])
  expect(assembly.bytes()).toBe(0)
})

test('ignores accounts of the snapshot that the node itself loads, and messages without data', () => {
  const { assembly, add } = setUp()
  expect(add({ account: { slot: 5, isStartup: true, account: {} } })).toBeUndefined()
  expect(add({ ping: {} })).toBeUndefined()
  expect(add({ slot: { slot: 5, status: 1 } })).toBeUndefined()
  expect(assembly.bytes()).toBe(0)
})

test('reports a block without a time', () => {
  const { add } = setUp()
  expect(add({ blockMeta: { slot: 5, parentSlot: 4 } })?.blockTime).toBeNull()
})

test('drops messages of slots that the chain can not have reached, and keeps the slots in progress', () => {
  const { assembly, add } = setUp()
  add(account(5))
  for (const wrong of [account(1e12), transaction(1e12), meta(1e12)]) expect(add(wrong)).toBeUndefined()
  expect([assembly.bytes(), assembly.abandoned(), assembly.implausible()]).toEqual([10, 0, 3])
  expect(add(meta(5))?.accounts).toHaveLength(1)
})
