import { expect, onTestFinished, test } from 'vitest'
import { systemClock } from '~/lib/clock'
import { silentLog } from '~/lib/log'
import { createStoreWatch } from '~/store/postgres/store-watch'
import type { StoredHeartbeat } from '~/store/read/read-heartbeats'
import { TooBusyError } from './load-shedding.server'
import { createQueryCache } from './query-cache.server'
import type { Heartbeats } from './result-origins.server'
import { SourceUnavailableError } from './source-unavailable.server'

/** Creates a watch of a store that responds, or of a store whose probe is `probe`. */
function watchStore(probe: () => Promise<void> = async () => undefined) {
  const watch = createStoreWatch({
    name: 'primary',
    probe,
    clock: systemClock,
    random: () => 0.5,
    log: silentLog,
  })
  onTestFinished(() => watch.stop())
  return watch
}

function refuse(): never {
  throw Object.assign(new Error('down'), { code: 'ECONNREFUSED' })
}

function open(maxWeight = 100) {
  const state = {
    nowMs: 0,
    stamp: 'a',
    loads: 0,
    down: false,
    full: false,
    broken: false,
    failures: 0,
    loopDelayMs: 0,
  }
  const clock = { nowMs: () => state.nowMs, monotonicMs: () => state.nowMs }
  const watch = watchStore(async () => {
    if (state.down) refuse()
  })
  const cache = createQueryCache({
    revisions: { stamp: () => state.stamp },
    watch,
    clock,
    maxWeight,
    loopDelayMs: () => state.loopDelayMs,
    log: silentLog,
  })
  const ask = (key = 'q', weight = 0, staleMs?: number) =>
    cache.get({
      key,
      topics: ['dca'],
      maxAgeMs: 1_000,
      staleMs,
      weigh: () => weight,
      load: async () => {
        await Promise.resolve()
        if (state.down) refuse()
        if (state.full) throw Object.assign(new Error('no space'), { code: '53100' })
        if (state.broken) {
          state.failures += 1
          throw new Error('broken')
        }
        state.loads += 1
        return `${key} ${state.loads}`
      },
    })
  return { state, ask, watch }
}

test('caches a result until its topic changes or its maximum age is reached', async () => {
  const { state, ask } = open()
  expect([await ask(), await ask()]).toEqual(['q 1', 'q 1'])
  state.stamp = 'b'
  expect(await ask()).toBe('q 2')
  state.nowMs = 999
  expect(await ask()).toBe('q 2')
  state.nowMs = 1_000
  expect(await ask()).toBe('q 3')
})

test('shares one read between simultaneous requests unless the data changed in between', async () => {
  const { state, ask } = open()
  const first = [ask(), ask()]
  state.stamp = 'b'
  const later = ask()
  expect(await Promise.all([...first, later])).toEqual(['q 1', 'q 1', 'q 2'])
})

test('reads only once more for all requests during a read, even if the data changes several times', async () => {
  const { state, ask } = open()
  const requested = ['a', 'b', 'c', 'd'].map((stamp) => {
    state.stamp = stamp
    return ask()
  })
  expect(await Promise.all(requested)).toEqual(['q 1', 'q 2', 'q 2', 'q 2'])
  expect(state.loads).toBe(2)
  expect(await ask()).toBe('q 2')
})

test('a failed read does not fail the requests that wait for the next read', async () => {
  let stamp = 'a'
  const clock = { nowMs: () => 0, monotonicMs: () => 0 }
  const cache = createQueryCache({
    revisions: { stamp: () => stamp },
    watch: watchStore(),
    clock,
    maxWeight: 10,
    log: silentLog,
  })
  let loads = 0
  const load = async () => {
    loads += 1
    if (loads === 1) throw new TypeError('bug')
    return loads
  }
  const ask = () => cache.get({ key: 'q', topics: ['dca'], maxAgeMs: 1_000, load })
  const broken = expect(ask()).rejects.toThrow('bug')
  stamp = 'b'
  expect(await ask()).toBe(2)
  await broken
})

test('a change during a read makes its result outdated', async () => {
  const { state, ask } = open()
  const requested = ask()
  state.stamp = 'b'
  await requested
  expect(await ask()).toBe('q 2')
})

test('returns the last good result while the store is down, and rejects requests without one', async () => {
  const { state, ask, watch } = open()
  await ask()
  state.stamp = 'b'
  state.down = true
  expect(await ask()).toBe('q 1')
  await expect(ask('new')).rejects.toThrow(SourceUnavailableError)
  await expect.poll(() => watch.state).toBe('away')
  state.nowMs = 5_000
  expect(await ask()).toBe('q 1')
  expect(state.loads).toBe(1)
  state.down = false
  await expect.poll(() => watch.state).toBe('answers')
  expect(await ask()).toBe('q 2')
})

test('does not repeat a failed query for a short time', async () => {
  const { state, ask } = open()
  await ask()
  state.stamp = 'b'
  state.full = true
  expect(await ask()).toBe('q 1')
  state.full = false
  state.nowMs = 400
  expect(await ask()).toBe('q 1')
  state.nowMs = 500
  expect(await ask()).toBe('q 2')
})

test('never hides a programming error behind a cached result', async () => {
  const clock = { nowMs: () => 0, monotonicMs: () => 0 }
  const cache = createQueryCache({
    revisions: { stamp: () => '' },
    watch: watchStore(),
    clock,
    maxWeight: 10,
    log: silentLog,
  })
  const load = () => Promise.reject(new TypeError('bug'))
  await expect(cache.get({ key: 'q', topics: [], maxAgeMs: 1, load })).rejects.toThrow(TypeError)
})

test('evicts the least recently used results when the cache is full', async () => {
  const { state, ask } = open(10)
  await ask('a', 4)
  await ask('b', 4)
  await ask('a', 4)
  await ask('c', 4)
  state.loads = 0
  await ask('a', 4)
  await ask('c', 4)
  expect(state.loads).toBe(0)
  await ask('b', 4)
  expect(state.loads).toBe(1)
})

test('returns an outdated sum over many rows for a short time while a new one is loaded', async () => {
  const { state, ask } = open()
  const askLong = () => ask('q', 1, 500)
  expect(await askLong()).toBe('q 1')
  state.nowMs = 1_200
  expect([await askLong(), await askLong()]).toEqual(['q 1', 'q 1'])
  await expect.poll(() => state.loads).toBe(2)
  expect(await askLong()).toBe('q 2')
  state.nowMs = 2_700
  expect(await askLong()).toBe('q 3')
})

test('does not return an outdated result without rows: it may predate the first data', async () => {
  const { state, ask } = open()
  expect(await ask('q', 0, 5_000)).toBe('q 1')
  state.nowMs = 1_000
  expect(await ask('q', 0, 5_000)).toBe('q 2')
})

test('reports a failed background reload to the next caller, unless the store is only down', async () => {
  const { state, ask, watch } = open()
  const askLong = () => ask('q', 1, 5_000)
  expect(await askLong()).toBe('q 1')
  state.nowMs = 1_200
  state.down = true
  expect([await askLong(), await askLong()]).toEqual(['q 1', 'q 1'])
  await new Promise(setImmediate) // The failure is recorded at the time at which it arrives.
  state.down = false
  await expect.poll(() => watch.state).toBe('answers')
  state.broken = true
  state.nowMs = 2_400
  expect(await askLong()).toBe('q 1')
  await expect.poll(() => state.failures).toBe(1)
  await expect(askLong()).rejects.toThrow('broken')
})

test.each([
  [201, 44],
  [400, 22],
  [60_000, 15],
])('at a delay of %d ms of the event loop, %d new queries run in parallel', async (loopDelayMs, most) => {
  const { state, ask } = open()
  await ask('known')
  state.loopDelayMs = loopDelayMs
  const running = Array.from({ length: most }, (_, n) => ask(`q${n}`))
  await expect(ask('one more')).rejects.toThrow(TooBusyError)
  expect(await ask('known')).toBe('known 1')
  state.stamp = 'b'
  expect(await ask('known')).toMatch(/^known /)
  await Promise.all([...running, ask('q0')])
  expect(await ask('one more')).toMatch(/^one more /)
})

test('allows a hundred queries in parallel while the event loop is on time', async () => {
  const { ask } = open()
  const running = Array.from({ length: 100 }, (_, n) => ask(`q${n}`))
  await expect(ask('one more')).rejects.toThrow(TooBusyError)
  await Promise.all(running)
  expect(await ask('one more')).toMatch(/^one more /)
})

test('keeps the heartbeats of the load with an outdated result until it is reloaded', async () => {
  let stamp = 'a'
  let slot = 1
  const heartbeats = async (): Promise<Heartbeats> => [heartbeatAt(slot)]
  const clock = { nowMs: () => 0, monotonicMs: () => 0 }
  const revisions = { stamp: () => stamp }
  const cache = createQueryCache({
    revisions,
    watch: watchStore(),
    clock,
    maxWeight: 10,
    heartbeats,
    log: silentLog,
  })
  const load = async () => ({})
  const byTopic = await cache.get({ key: 'list', topics: ['dca'], maxAgeMs: 1_000, load })
  const byTime = await cache.get({ key: 'sum', topics: [], maxAgeMs: 1_000, load })
  slot = 2
  expect(cache.heartbeatsOf(byTopic)).toBeUndefined()
  expect(cache.heartbeatsOf(byTime)).toEqual([heartbeatAt(1)])
  expect(cache.heartbeatsOf({})).toBeUndefined()
  stamp = 'b'
  expect(cache.heartbeatsOf(byTopic)).toEqual([heartbeatAt(1)])
  const next = await cache.get({ key: 'list', topics: ['dca'], maxAgeMs: 1_000, load })
  expect(cache.heartbeatsOf(next)).toBeUndefined()
})

test('a result that is computed from another is kept as long as that one, and has its age', async () => {
  let slot = 1
  const state = { nowMs: 0, down: false }
  const cache = createQueryCache({
    revisions: { stamp: () => 'a' },
    watch: watchStore(async () => {
      if (state.down) refuse()
    }),
    clock: { nowMs: () => state.nowMs, monotonicMs: () => state.nowMs },
    maxWeight: 10,
    heartbeats: async () => [heartbeatAt(slot)],
    log: silentLog,
  })
  const sums = () => cache.get({ key: 'sums', topics: [], maxAgeMs: 10_000, load: async () => ({ slot }) })
  const pageOf = async (name: string) => {
    const source = await sums()
    const load = async () => (state.down ? refuse() : { name, slot: source.slot })
    return cache.get({ key: name, topics: [], maxAgeMs: Number.POSITIVE_INFINITY, derivedFrom: source, load })
  }
  const first = await pageOf('first')
  slot = 2
  state.nowMs = 9_000
  expect(await pageOf('first')).toBe(first)
  const second = await pageOf('second')
  expect(second).toEqual({ name: 'second', slot: 1 })
  expect(cache.heartbeatsOf(second)).toEqual([heartbeatAt(1)])
  state.nowMs = 11_000
  const next = await pageOf('first')
  expect(next).toEqual({ name: 'first', slot: 2 })
  expect(cache.heartbeatsOf(next)).toEqual([heartbeatAt(2)])
  // The sums are new, but the names for the second page can't be read.
  state.down = true
  expect(await pageOf('second')).toBe(second)
})

test('logs a query that exceeds the statement timeout, and does not count the store as down', async () => {
  const reported: object[] = []
  const log = { ...silentLog, warn: (fields: object) => void reported.push(fields) }
  let stamp = 'a'
  const clock = { nowMs: () => 0, monotonicMs: () => 0 }
  const cache = createQueryCache({
    revisions: { stamp: () => stamp },
    watch: watchStore(),
    clock,
    maxWeight: 10,
    log,
  })
  const ask = (key: string, load: () => Promise<string>) =>
    cache.get({ key, topics: ['dca'], maxAgeMs: 1_000, load })
  const tooSlow = () => Promise.reject(Object.assign(new Error('canceling statement'), { code: '57014' }))
  await ask('quick', async () => 'first')
  await ask('slow', async () => 'first')
  stamp = 'b'
  expect(await ask('slow', tooSlow)).toBe('first')
  await expect(ask('slow and new', tooSlow)).rejects.toThrow(SourceUnavailableError)
  expect(reported).toEqual([{ question: 'slow' }, { question: 'slow and new' }])
  expect(await ask('quick', async () => 'second')).toBe('second')
})

function heartbeatAt(committedSlot: number): StoredHeartbeat {
  return {
    source: 'accounts:jupiter-dca',
    state: 'live',
    tipSlot: committedSlot,
    committedSlot,
    blockTime: committedSlot,
    detail: undefined,
    counters: {},
    heardAt: 0,
    ageSeconds: 0,
  }
}
