import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { trustedAddress, trustedSignature } from '~/domain/base/ids'
import type { ChainEvent } from '~/domain/chain/chain-event'
import { mints } from '~/domain/token/mints'
import type { MintState } from '~/domain/token/token'
import { silentLog } from '~/lib/log'
import {
  type AccountWrite,
  type Batch,
  BatchRejected,
  type BatchResult,
  type BatchWriter,
} from '~/store/batch/batch'
import { createPipeline, type Pipeline } from './pipeline'
import { createSlotWatch, type SlotWatch } from './slot-watch'

/** A store that records committed batches and fails on request. */
function recordingStore() {
  const committed: Batch[] = []
  let fail: (batch: Batch) => Error | undefined = () => undefined
  let latencyMs = 0
  const writer: BatchWriter = {
    async write(batch): Promise<BatchResult> {
      if (latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, latencyMs))
      const failure = fail(batch)
      if (failure) throw failure
      committed.push(batch)
      return { accountsChanged: batch.accounts.length, eventsInserted: batch.events.length, revision: 1n }
    },
    readCursors: async () => [],
    claimChain: async (genesisHash) => genesisHash,
    heartbeat: async () => {},
    stop: async () => {},
  }
  return {
    writer,
    committed,
    failWith(decide: (batch: Batch) => Error | undefined) {
      fail = decide
    },
    takeMs(ms: number) {
      latencyMs = ms
    },
  }
}

function mintWrite(name: string, slot: number, supplyRaw = 1n): AccountWrite {
  const state: MintState = {
    kind: 'mint',
    key: trustedAddress(name),
    tokenProgram: mints.USDC,
    supplyRaw,
    decimals: 6,
    mintAuthority: undefined,
    freezeAuthority: undefined,
    metadata: undefined,
    extensions: [],
    uiScale: undefined,
  }
  return { state, slot, at: 1_700_000_000 }
}

function closing(signature: string): ChainEvent {
  return {
    type: 'order-closed',
    protocol: 'jupiter-dca',
    order: trustedAddress('order'),
    end: 'cancelled',
    unfilledInputRaw: 0n,
    signature: trustedSignature(signature),
    instructionPath: '0.0',
    eventIndex: 0,
    slot: 5,
    at: 1_700_000_000,
  }
}

let store: ReturnType<typeof recordingStore>
let slots: SlotWatch
let pipeline: Pipeline
let pressure: boolean[]

beforeEach(() => {
  vi.useFakeTimers()
  store = recordingStore()
  pressure = []
  slots = createSlotWatch()
  pipeline = createPipeline({
    slots,
    writer: store.writer,
    random: () => 1,
    log: silentLog,
    onPressure: (full) => pressure.push(full),
  })
})
afterEach(() => {
  vi.useRealTimers()
})

test('commits a lone update within 50 milliseconds, and updates of one slot together', async () => {
  pipeline.addAccount(mintWrite('a', 1))
  pipeline.addAccount(mintWrite('b', 1))
  expect(store.committed).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(50)
  expect(store.committed.map(({ accounts }) => accounts.length)).toEqual([2])
})

test('keeps an account’s state of the newest slot, and the last reported one within a slot', async () => {
  pipeline.addAccount(mintWrite('a', 7, 70n))
  pipeline.addAccount(mintWrite('a', 9, 90n))
  pipeline.addAccount(mintWrite('a', 8, 80n))
  pipeline.addAccount(mintWrite('a', 9, 91n))
  await vi.advanceTimersByTimeAsync(50)
  expect(store.committed.flatMap(({ accounts }) => accounts)).toEqual([mintWrite('a', 9, 91n)])
})

test('writes a full batch without waiting for the timer', async () => {
  for (let index = 0; index < 2_000; index += 1) pipeline.addAccount(mintWrite(`m${index}`, 1))
  await vi.advanceTimersByTimeAsync(0)
  expect(store.committed).toHaveLength(1)
})

test('never commits a cursor before the events in front of it', async () => {
  for (let index = 0; index < 5_000; index += 1) pipeline.addEvents({ events: [closing(`s${index}`)] })
  pipeline.addEvents({ events: [], cursors: [{ source: 'events:jupiter-dca', slot: 5 }] })
  await vi.advanceTimersByTimeAsync(50)
  const withCursor = store.committed.findIndex(({ cursors }) => cursors.length > 0)
  const before = store.committed.slice(0, withCursor + 1).flatMap(({ events }) => events)
  expect(before).toHaveLength(5_000)
})

test('keeps everything while the store is down, and writes it once and in order afterwards', async () => {
  store.failWith(() => new Error('connection refused'))
  pipeline.addAccount(mintWrite('a', 1))
  await vi.advanceTimersByTimeAsync(3_000)
  expect(pipeline.problem()).toBe("Can't write to the database: connection refused.")
  pipeline.addAccount(mintWrite('b', 2))
  store.failWith(() => undefined)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(store.committed.flatMap(({ accounts }) => accounts.map(({ state }) => state.key))).toEqual([
    'a',
    'b',
  ])
  expect(pipeline.problem()).toBeUndefined()
})

test('reports stuck writes after ten seconds of failures, until a write succeeds', async () => {
  store.failWith(() => Object.assign(new Error('No space left on device'), { code: '53100' }))
  pipeline.addAccount(mintWrite('a', 1))
  await vi.advanceTimersByTimeAsync(9_900)
  expect(pipeline.problem()).toBe("Can't write to the database: No space left on device.")
  expect(pipeline.stuckProblem()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(300)
  expect(pipeline.stuckProblem()).toBe(pipeline.problem())
  store.failWith(() => undefined)
  await vi.advanceTimersByTimeAsync(6_000)
  expect([pipeline.problem(), pipeline.stuckProblem()]).toEqual([undefined, undefined])
})

test('waits until a damaged page is repaired, as after an outage, and counts the damage until then', async () => {
  const damaged = Object.assign(new Error('invalid page in block 0'), { code: 'XX001' })
  store.failWith(() => damaged)
  pipeline.addAccount(mintWrite('a', 1))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(pipeline.counters()).toMatchObject({ storeDamaged: 1, rejected: 0, setAside: 0 })
  store.failWith(() => undefined)
  await vi.advanceTimersByTimeAsync(6_000)
  expect(pipeline.counters()).toMatchObject({ storeDamaged: 0 })
  expect(store.committed).toHaveLength(1)
})

test('quarantines only the row that the store rejects, and commits its neighbours and the cursor', async () => {
  store.failWith(({ accounts }) =>
    accounts.some(({ state }) => state.key === 'bad')
      ? new BatchRejected('numeric field overflow')
      : undefined,
  )
  for (const name of ['a', 'b', 'bad', 'c', 'd']) pipeline.addAccount(mintWrite(name, 1))
  pipeline.addEvents({ events: [closing('s')], cursors: [{ source: 'events:jupiter-dca', slot: 5 }] })
  await vi.advanceTimersByTimeAsync(50)
  const all = store.committed
  expect(all.flatMap(({ accounts }) => accounts.map(({ state }) => state.key)).sort()).toEqual([
    'a',
    'b',
    'c',
    'd',
  ])
  expect(all.flatMap(({ quarantined }) => quarantined)).toEqual([
    {
      protocol: 'spl-token',
      source: 'bad',
      reason: 'rejected by the database: numeric field overflow',
      bytes: new Uint8Array(),
      slot: 1,
    },
  ])
  expect(all.flatMap(({ events }) => events)).toHaveLength(1)
  expect(all.at(-1)?.cursors).toEqual([{ source: 'events:jupiter-dca', slot: 5 }])
})

test('quarantines a row on which our own code keeps failing, and requests an event again later', async () => {
  const cursors = [{ source: 'events:jupiter-dca', slot: 5 }]
  store.failWith(({ accounts, events }) =>
    accounts.some(({ state }) => state.key === 'bad') ||
    events.some(({ signature }) => signature === 'bad event')
      ? new TypeError("Cannot read properties of undefined (reading 'decimals')")
      : undefined,
  )
  for (const name of ['a', 'bad', 'b']) pipeline.addAccount(mintWrite(name, 1))
  pipeline.addEvents({ events: [closing('good event'), closing('bad event')], cursors })
  await vi.advanceTimersByTimeAsync(100)
  expect(store.committed).toEqual([])
  expect(pipeline.problem()).toContain("reading 'decimals'")
  await vi.advanceTimersByTimeAsync(30_000)
  const written = store.committed.flatMap(({ accounts }) => accounts.map(({ state }) => state.key))
  expect(written.sort()).toEqual(['a', 'b'])
  const reported = store.committed.flatMap(({ events }) => events.map(({ signature }) => signature))
  expect(reported).toEqual(['good event'])
  const last = store.committed.at(-1)
  expect(store.committed.filter((batch) => batch.cursors.length > 0)).toEqual([last])
  expect(last).toMatchObject({
    cursors,
    missing: [{ kind: 'missing', source: 'events:jupiter-dca', signature: 'bad event', attempts: 8 }],
  })
  expect(last?.quarantined.map(({ source }) => source).sort()).toEqual(['bad', 'bad event 0.0'])
  expect(last?.quarantined[0]?.reason).toContain("reading 'decimals'")
  expect(pipeline.problem()).toBeUndefined()
})

test('loses nothing if every row hits the same bug in our code', async () => {
  store.failWith(({ events }) => (events.length > 0 ? new TypeError('not a function') : undefined))
  pipeline.addEvents({ events: [closing('one'), closing('two')] })
  await vi.advanceTimersByTimeAsync(30_000)
  expect(store.committed.flatMap(({ missing }) => missing)).toMatchObject([
    { kind: 'missing', signature: 'one' },
    { kind: 'missing', signature: 'two' },
  ])
})

test('only waits if a failure in our code is temporary', async () => {
  store.failWith(() => new TypeError('not a function'))
  pipeline.addAccount(mintWrite('a', 1))
  await vi.advanceTimersByTimeAsync(500)
  store.failWith(() => undefined)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(store.committed.flatMap(({ accounts }) => accounts.map(({ state }) => state.key))).toEqual(['a'])
  expect(store.committed.flatMap(({ quarantined }) => quarantined)).toEqual([])
})

test('stops reading when too much waits, and continues below half of that', async () => {
  store.takeMs(1_000)
  for (let index = 0; index < 100_000; index += 1) pipeline.addAccount(mintWrite(`m${index}`, 1))
  expect(pressure).toEqual([true])
  let hasRoom = false
  void pipeline.waitForCapacity().then(() => {
    hasRoom = true
  })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(hasRoom).toBe(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(hasRoom).toBe(true)
  expect(pressure).toEqual([true, false])
})

test('committed() waits only for the rows added before it', async () => {
  store.takeMs(100)
  pipeline.addAccount(mintWrite('a', 1))
  await vi.advanceTimersByTimeAsync(50)
  let isCommitted = false
  void pipeline.committed().then(() => {
    isCommitted = true
  })
  await vi.advanceTimersByTimeAsync(50)
  pipeline.addAccount(mintWrite('b', 1))
  expect(isCommitted).toBe(false)
  await vi.advanceTimersByTimeAsync(40)
  expect(isCommitted).toBe(true)
  expect(store.committed).toHaveLength(1)
})

test('writes the remaining rows when stopped, and gives up after five seconds if the store is down', async () => {
  pipeline.addAccount(mintWrite('a', 1))
  await pipeline.stop()
  expect(store.committed).toHaveLength(1)
  const other = recordingStore()
  other.failWith(() => new Error('gone'))
  const stuck = createPipeline({
    slots,
    writer: other.writer,
    random: () => 1,
    log: silentLog,
    onPressure: () => {},
  })
  stuck.addAccount(mintWrite('a', 1))
  let ended = false
  void stuck.stop().then(() => {
    ended = true
  })
  await vi.advanceTimersByTimeAsync(4_900)
  expect(ended).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  expect(ended).toBe(true)
})

test('starts no further write once abandoned, not even when stopped', async () => {
  const store = recordingStore()
  const pipeline = createPipeline({
    slots,
    writer: store.writer,
    random: () => 0.5,
    log: silentLog,
    onPressure() {},
  })
  pipeline.addAccount(mintWrite('late', 5))
  const waiting = pipeline.committed()
  pipeline.abandon()
  await waiting // `committed()` resolves, although the row will never be written.
  await pipeline.stop()
  expect(store.committed).toEqual([])
})

test('writes flushed rows at once, or as soon as the batch before is written', async () => {
  store.takeMs(50)
  pipeline.addAccount(mintWrite('first', 1))
  pipeline.flush()
  await vi.advanceTimersByTimeAsync(10)
  pipeline.addAccount(mintWrite('second', 1))
  pipeline.flush()
  await vi.advanceTimersByTimeAsync(40)
  expect(store.committed).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(50)
  expect(store.committed).toHaveLength(2)
})

test('tracks the slot of each added row, also of those that replace an orphaned fork', () => {
  pipeline.addAccount(mintWrite('a', 1))
  pipeline.addClosed({ key: trustedAddress('b'), slot: 2, protocol: 'jupiter-dca', at: 1_700_000_000 })
  pipeline.addEvents({ events: [{ ...closing('c'), slot: 3 }] })
  pipeline.addRollback({
    orphaned: { slots: [1], protocols: ['jupiter-dca'], sinceAt: 0 },
    accounts: [mintWrite('a', 4)],
    closedAccounts: [{ key: trustedAddress('b'), slot: 5, protocol: 'jupiter-dca', at: 1_700_000_000 }],
    events: [{ ...closing('c'), slot: 6 }],
    missing: [],
  })
  expect(slots.upTo(10)).toEqual([1, 2, 3, 4, 5, 6])
})
