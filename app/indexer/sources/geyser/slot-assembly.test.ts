import { expect, test } from 'vitest'
import { cursorOver } from '~/solana/geyser/proto-reader'
import type { StreamedUpdate } from '~/solana/geyser/read-update'
import { createSlotAssembly } from './slot-assembly'

const account = (slot: number, isStartup = false): StreamedUpdate => ({
  ...{ kind: 'account', slot, isStartup },
  account: cursorOver(Buffer.alloc(0)),
})
const transaction = (slot: number): StreamedUpdate => ({
  ...{ kind: 'transaction', slot },
  transaction: { signature: undefined, index: slot, info: Buffer.alloc(0) },
})
const meta = (slot: number): StreamedUpdate => ({
  ...{ kind: 'block-meta', slot, parent: slot - 1, blockTime: 1_000 + slot },
})

function setUp() {
  const assembly = createSlotAssembly({ allows: (slot) => slot < 1_000_000 })
  return { assembly, add: (update: StreamedUpdate) => assembly.add({ update, bytes: 10 }) }
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
  expect(assembly.counters().abandoned).toBe(1)
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
  expect(add(account(5, true))).toBeUndefined()
  expect(add({ kind: 'account', slot: 5, isStartup: false, account: undefined })).toBeUndefined()
  expect(add({ kind: 'other' })).toBeUndefined()
  expect(assembly.bytes()).toBe(0)
})

test('drops messages of slots that the chain can not have reached, and keeps the slots in progress', () => {
  const { assembly, add } = setUp()
  add(account(5))
  for (const wrong of [account(1e12), transaction(1e12), meta(1e12)]) expect(add(wrong)).toBeUndefined()
  expect(assembly.bytes()).toBe(10)
  expect(assembly.counters()).toEqual({ abandoned: 0, implausible: 3 })
  expect(add(meta(5))?.accounts).toHaveLength(1)
})
