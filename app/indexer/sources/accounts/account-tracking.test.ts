import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Address, type Signature, trustedAddress } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'
import { systemClock } from '~/lib/clock'
import { silentLog } from '~/lib/log'
import { encodeBase58 } from '~/lib/text/base58'
import { notMine, type Protocol } from '~/protocols/protocol'
import type { AccountListener, Subscriptions } from '~/solana/pubsub/subscriptions'
import type { RpcCall } from '~/solana/rpc/rpc-client'
import type { RpcAccount } from '~/solana/snapshot/account-json'
import { createProgramActivity } from '../events/program-activity'
import { createAccountTracking } from './account-tracking'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const programId = trustedAddress('DCA265Vj8a9CEuX1eb1LWRnDT7uK6q1xMipnNyatn23M')
const tokenProgram = trustedAddress('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
const [market, user, born, vault] = [1, 2, 3, 4].map((byte) =>
  trustedAddress(encodeBase58(new Uint8Array(32).fill(byte))),
) as [Address, Address, Address, Address]

const family = (name: string, discriminator: number) => ({
  name,
  programId,
  filters: [{ memcmp: { offset: 0, bytes: encodeBase58(Uint8Array.of(discriminator)) } }],
  split: { offset: 1 },
})
const protocol: Protocol = {
  id: 'drift-perps',
  programIds: [programId],
  accountFamilies: [family('Market', 7), family('User', 8)],
  decodeAccount: () => notMine,
  knownInstructions: [],
  readEvents: () => ({ events: [], corrupt: [], truncated: false }),
}

/**
 * Sets up a node with one market account and one user account, each with content 0. The subscriptions are
 * active and the first snapshot is complete.
 */
async function setUp() {
  const chain = new Map<Address, { owner: Address; data: Uint8Array }>()
  const put = (key: Address, discriminator: number, content: number, owner = programId) =>
    chain.set(key, { owner, data: Uint8Array.of(discriminator, content) })
  put(market, 7, 0)
  put(user, 8, 0)
  put(vault, 9, 0, tokenProgram)
  let [slot, readSlot, calls] = [100, 100, 0]
  const listeners: AccountListener[] = []
  const problems: (string | undefined)[] = []
  const renewed: string[] = []
  const taken: string[] = [] // Keys of accounts that changed.
  const stored = new Map<Address, number | undefined>([
    [market, 0],
    [user, 0],
  ])
  const read: Address[] = []
  const onConfirmed: ((slot: Slot) => void)[] = []
  const subscriptions = {
    isPaused: () => false,
    followProgram(_programId: Address, _filters: unknown, listener: AccountListener) {
      const index = listeners.push(listener) - 1
      return {
        problem: () => problems[index],
        isSettled: () => true,
        renew(reason: string) {
          renewed.push(reason)
          listener.onInactive?.()
          listener.onSubscribed(1)
        },
      }
    },
  } as unknown as Subscriptions // The tests use no other members.
  const rpc = {
    async call<T>({ params, parse }: RpcCall<T>): Promise<T> {
      calls += 1
      read.push(...(params[0] as Address[]))
      const value = (params[0] as Address[]).map((key) => {
        const account = chain.get(key)
        return account
          ? {
              owner: account.owner,
              lamports: 5,
              data: [Buffer.from(account.data).toString('base64'), 'base64'],
            }
          : null
      })
      return parse({ context: { slot: readSlot }, value })!
    },
  }
  const activity = createProgramActivity()
  let lists = 0
  activity.onListRequest(() => {
    lists += 1
  })
  const tracking = createAccountTracking({
    ...{
      name: 'accounts:test',
      protocol,
      rpc,
      subscriptions,
      activity,
      clock: systemClock,
      log: silentLog,
      checkEveryMs: 0,
      refreshEveryMs: 5_000,
    },
    pipeline: { committed: async () => {} },
    intake: {
      acceptAccount({ key, data }) {
        if (stored.get(key) !== data[1]) taken.push(`${keyName(key)} ${data[1]}`)
        stored.set(key, data[1])
      },
      acceptClosed: (key) => void taken.push(`${keyName(key)} gone`),
    },
    tip: {
      newestSlot: () => slot,
      confirmedSlot: () => slot,
      onConfirmed: (listener) => onConfirmed.push(listener),
    },
    onReport: ({ key, data }) => void stored.set(key, data[1]),
    onSettled() {},
  })
  const account = (key: Address): RpcAccount => ({ key, lamports: 5, ...chain.get(key)! })
  const made = {
    tracking,
    taken,
    renewed,
    put,
    close: (key: Address) => chain.delete(key),
    lag: (slots: number) => {
      readSlot = slot - slots
    },
    calls: () => calls,
    read,
    lists: () => lists,
    report: (key: Address) => listeners[key === market ? 0 : 1]!.onAccount(account(key), slot),
    lose(why: string) {
      for (const [index, listener] of listeners.entries()) {
        problems[index] = why
        listener.onInactive?.()
      }
    },
    subscribe() {
      for (const [index, listener] of listeners.entries()) {
        problems[index] = undefined
        listener.onSubscribed(2)
      }
    },
    /** Adds a transaction of the newest slot, as the events source reads it. */
    transact: (...keys: Address[]) =>
      activity.read({
        ...{ signature: '' as Signature, slot, blockTime: null, failed: false },
        ...{ accountKeys: keys, instructions: [], logs: [] },
      }),
    miss: activity.incomplete,
    list: () => activity.listed({ startedMs: performance.now(), asOf: slot }),
    snapshot() {
      const startedMs = performance.now()
      for (const key of [market, user]) tracking.inSnapshot(account(key), slot)
      tracking.snapshotTaken(startedMs, slot)
    },
    async pass(seconds: number) {
      for (let second = 0; second < seconds; second += 1) {
        slot += 2.5
        readSlot = slot
        await vi.advanceTimersByTimeAsync(1_000)
        for (const listener of onConfirmed) listener(slot)
        await tracking.round()
      }
    },
  }
  made.subscribe()
  made.snapshot()
  await made.pass(10)
  return made
}

function keyName(key: Address): string {
  return key === market ? 'market' : key === user ? 'user' : key === born ? 'born' : 'other'
}

test('does not read accounts that were reported', async () => {
  const { tracking, put, report, transact, pass, calls } = await setUp()
  put(user, 8, 1)
  report(user)
  transact(user, vault)
  await pass(60)
  expect([tracking.isLive(), calls()]).toEqual([true, 0])
})

test('leaves the live state when a family falls silent, renews it, requires a snapshot and recovers by a report', async () => {
  const { tracking, put, report, transact, pass, taken, renewed, list, snapshot } = await setUp()
  put(user, 8, 1)
  put(market, 7, 1)
  report(market)
  transact(user, market)
  await pass(25)
  expect(taken).toEqual(['user 1'])
  expect(renewed).toEqual(['changes of User accounts were not reported'])
  expect([tracking.isLive(), tracking.needsSnapshot()]).toEqual([false, true])
  expect(tracking.problem()).toBe('programSubscribe does not report all changes of User accounts')
  snapshot()
  expect(tracking.needsSnapshot()).toBe(false)
  await pass(1)
  put(user, 8, 2)
  transact(user)
  await pass(2)
  expect(taken).toEqual(['user 1', 'user 2'])
  await pass(20)
  put(user, 8, 3)
  report(user)
  transact(user)
  await pass(45)
  list()
  await pass(1)
  expect([tracking.isLive(), tracking.problem(), tracking.needsSnapshot()]).toEqual([true, undefined, false])
})

test('checks known accounts after an unusually long silence', async () => {
  const { tracking, put, report, pass, renewed, calls } = await setUp()
  for (let second = 0; second < 30; second += 1) {
    put(user, 8, second)
    report(user)
    await pass(1)
  }
  await pass(290)
  expect(calls()).toBe(0)
  await pass(20) // The subscription was silent for five minutes, and no account changed.
  expect([calls(), tracking.isLive(), renewed]).toEqual([1, true, []])
  put(user, 8, 99)
  await pass(310)
  expect(renewed).toEqual(['changes of User accounts were not reported'])
  expect(tracking.isLive()).toBe(false)
})

test('closes the gap after a lost connection with the transactions of that time', async () => {
  const { tracking, put, close, lose, subscribe, transact, list, pass, taken, lists } = await setUp()
  lose('The WebSocket of the Solana RPC is disconnected')
  expect(tracking.isLive()).toBe(false)
  put(born, 8, 5)
  put(market, 7, 1)
  close(user)
  await pass(5)
  subscribe()
  expect(lists()).toBeGreaterThan(0)
  transact(born, market, vault)
  transact(user)
  await pass(1)
  expect(tracking.isLive()).toBe(false)
  list()
  await pass(1)
  expect(taken.toSorted()).toEqual(['born 5', 'market 1', 'user gone'])
  expect([tracking.isLive(), tracking.needsSnapshot()]).toEqual([true, false])
})

test('keeps the gap caused by a missing transaction until a snapshot is taken', async () => {
  const { tracking, lose, subscribe, miss, list, pass, snapshot } = await setUp()
  miss()
  expect(tracking.needsSnapshot()).toBe(false) // the subscription reports every change
  lose('gone')
  miss()
  await pass(1)
  subscribe()
  list()
  await pass(1)
  expect([tracking.isLive(), tracking.needsSnapshot()]).toEqual([false, true])
  snapshot()
  expect([tracking.isLive(), tracking.needsSnapshot()]).toEqual([true, false])
})

test('ignores a response from before the change', async () => {
  const { tracking, put, lose, transact, pass, taken, lag } = await setUp()
  lose('The node refuses programSubscribe (-32601)')
  put(user, 8, 1)
  transact(user)
  lag(3)
  await tracking.round()
  expect(taken).toEqual([])
  await pass(1)
  expect(taken).toEqual(['user 1'])
})

test('reads accounts of other programs once, not with each transaction', async () => {
  const { lose, transact, pass, read } = await setUp()
  lose('The node refuses programSubscribe (-32601)')
  for (let second = 0; second < 20; second += 1) {
    transact(vault)
    await pass(1)
  }
  expect(read.filter((key) => key === vault)).toHaveLength(1)
})

test('does not believe a node that says that a known account has another owner', async () => {
  const { lose, put, transact, pass, taken } = await setUp()
  lose('The node refuses programSubscribe (-32601)')
  put(user, 8, 1, tokenProgram)
  transact(user)
  await pass(2)
  expect(taken).toEqual([])
  put(user, 8, 1)
  await pass(2) // Without another transaction: the account is read again.
  expect(taken).toEqual(['user 1'])
})

test('finds changes without a visible transaction by regularly reading the known accounts', async () => {
  const { lose, put, pass, taken } = await setUp()
  lose('The node refuses programSubscribe (-32601)')
  await pass(2)
  put(market, 7, 1)
  await pass(6)
  expect(taken).toEqual(['market 1'])
})
