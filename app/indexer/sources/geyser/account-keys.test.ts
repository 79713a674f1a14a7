import { expect, test } from 'vitest'
import type { Address } from '~/domain/base/ids'
import { trustedAddress } from '~/domain/base/ids'
import { jupiterDca } from '~/protocols/jupiter-dca'
import { dcaDiscriminator, dcaProgramId } from '~/protocols/jupiter-dca/layout'
import { sampleAddress } from '~/simulator/hand-made-samples'
import type { RpcClient } from '~/solana/rpc/rpc-client'
import { createAccountKeys } from './account-keys'

const [order, another] = [
  'So11111111111111111111111111111111111111112',
  'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN',
].map(trustedAddress) as [Address, Address]

/** Data of an order's account. Only its first bytes matter here. */
const data = new Uint8Array(300)
data.set(dcaDiscriminator)

/** Keys of accounts, with a node at slot 20 that responds with `value` for each, and the keys that were found closed. */
function open({ endedWaitMs = 0, value = null }: { endedWaitMs?: number; value?: unknown } = {}) {
  const closed: Address[] = []
  const time = { ms: 0 }
  const clock = { nowMs: () => time.ms, monotonicMs: () => time.ms }
  const rpc = {
    call: async (call: { params: readonly unknown[]; parse(result: unknown): unknown }) =>
      call.parse({ context: { slot: 20 }, value: (call.params[0] as readonly Address[]).map(() => value) }),
  } as unknown as Pick<RpcClient, 'call'>
  const intake = { acceptAccount() {}, acceptClosed: (key: Address) => void closed.push(key) }
  const parts = { protocol: jupiterDca, rpc, intake: intake as never, clock }
  return { keys: createAccountKeys({ ...parts, endedWaitMs }), closed, time }
}

test('finds an account that ended after the slot of a snapshot that still contains it', async () => {
  const { keys, closed } = open()
  keys.written(11, [order], new Set())
  keys.saw({ key: order, owner: dcaProgramId, lamports: 1, data })
  keys.dropDue(10)
  await keys.read()
  expect(closed).toEqual([order])
})

test('reads only accounts that it knows once a snapshot is complete', () => {
  const { keys } = open()
  keys.saw({ key: order, owner: dcaProgramId, lamports: 1, data })
  keys.dropDue(10)
  keys.written(11, [order, another], new Set())
  expect(keys.due()).toBe(1)
})

test('reads no account that came with the slot, and none that a snapshot covers', () => {
  const { keys } = open()
  keys.written(9, [order], new Set())
  keys.written(11, [another], new Set([another]))
  keys.dropDue(10)
  expect(keys.due()).toBe(0)
})

test('reads accounts that probably ended together, after a while', async () => {
  const { keys, closed, time } = open({ endedWaitMs: 30_000 })
  for (const key of [order, another]) keys.saw({ key, owner: dcaProgramId, lamports: 1, data })
  keys.dropDue(10)
  keys.written(11, [order], new Set())
  time.ms = 29_000
  keys.written(12, [another], new Set())
  await keys.read()
  expect(closed).toEqual([])
  time.ms = 30_000
  await keys.read()
  expect(closed).toEqual([order, another])
})

test('reads all due accounts at once if the stream has not reported one of them', async () => {
  const { keys, closed } = open({ endedWaitMs: 30_000 })
  for (const key of [order, another]) keys.saw({ key, owner: dcaProgramId, lamports: 1, data })
  keys.dropDue(10)
  keys.written(11, [order], new Set())
  keys.add(12, [another])
  await keys.read()
  expect(closed).toEqual([order, another])
})

test('reads a full call of accounts at once', async () => {
  const { keys, closed } = open({ endedWaitMs: 30_000 })
  const many = Array.from({ length: 100 }, (_, index) => sampleAddress(`account ${index}`))
  for (const key of many) keys.saw({ key, owner: dcaProgramId, lamports: 1, data })
  keys.dropDue(10)
  keys.written(11, many.slice(1), new Set())
  await keys.read()
  expect(closed).toEqual([])
  keys.written(12, many.slice(0, 1), new Set())
  await keys.read()
  expect(closed).toHaveLength(100)
})

test('does not believe a node that says that a known account has another owner', async () => {
  const value = { owner: sampleAddress('other program'), lamports: 1, data: ['', 'base64'] }
  const { keys, closed } = open({ value })
  keys.saw({ key: order, owner: dcaProgramId, lamports: 1, data })
  keys.dropDue(10)
  keys.written(11, [order], new Set())
  for (let reads = 0; reads < 5; reads += 1) {
    await keys.read()
    expect(keys.due()).toBe(1) // The account is read again.
  }
  await keys.read()
  expect(keys.due()).toBe(0)
  expect(closed).toEqual([])
})
