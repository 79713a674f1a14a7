import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { silentLog } from '~/lib/log'
import { createStoreWatch } from '~/store/postgres/store-watch'
import { createQueryCache } from './query-cache.server'
import { SourceUnavailableError, StoreDamagedError } from './source-unavailable.server'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const clock = { nowMs: () => performance.now(), monotonicMs: () => performance.now() }

/**
 * Creates a cache over a store that responds immediately, hangs, is slow, refuses connections, or has a
 * damaged page.
 */
function openCache() {
  const store = { does: 'answer' as 'answer' | 'hang' | 'slow' | 'EHOSTUNREACH' | 'XX001', loads: 0 }
  const behave = async (isProbe: boolean) => {
    if (store.does === 'slow' && !isProbe) await new Promise((resolve) => setTimeout(resolve, 1_900))
    if (store.does === 'hang') {
      await new Promise((resolve) => setTimeout(resolve, isProbe ? 1_000 : 3_000))
      throw new Error('Query read timeout')
    }
    if (store.does === 'EHOSTUNREACH' || (store.does === 'XX001' && !isProbe))
      throw Object.assign(new Error(`fails with ${store.does}`), { code: store.does })
  }
  const watch = createStoreWatch({
    name: 'primary',
    probe: () => behave(true),
    clock,
    random: () => 0.5,
    log: silentLog,
  })
  onTestFinished(() => watch.stop())
  const cache = createQueryCache({
    revisions: { stamp: () => '' },
    watch,
    clock,
    maxWeight: 100,
    log: silentLog,
  })
  const load = async () => {
    await behave(false)
    store.loads += 1
    return `answer ${store.loads}`
  }
  const get = (key: string) => cache.get({ key, topics: [], maxAgeMs: 100, load })
  /** Returns the result and the time until it arrived. */
  const timed = async (requested: Promise<string>) => {
    const startedMs = performance.now()
    const answer = await requested.catch((error: unknown) => error)
    return { answer, tookMs: performance.now() - startedMs }
  }
  return { store, watch, cache, get, timed }
}

test('serves a cached result immediately while the store hangs, and within a second before that is known', async () => {
  const { store, get, timed, watch } = openCache()
  await get('known')
  await vi.advanceTimersByTimeAsync(5_000)
  store.does = 'hang'
  const first = timed(get('known'))
  await vi.advanceTimersByTimeAsync(1_000)
  const { answer, tookMs } = await first
  expect(answer).toBe('answer 1')
  expect(tookMs).toBeLessThanOrEqual(1_000)
  for (let second = 0; second < 20; second++) {
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await timed(get('known'))).toEqual({ answer: 'answer 1', tookMs: 0 })
  }
  expect([watch.state, store.loads]).toEqual(['away', 1])
  store.does = 'answer'
  await vi.advanceTimersByTimeAsync(3_500)
  expect(await get('known')).toBe('answer 2')
})

test('refuses queries without a cached result while the store is away, and ends waiting ones', async () => {
  const { store, get, timed, watch } = openCache()
  await vi.advanceTimersByTimeAsync(1_000)
  store.does = 'hang'
  const waiting = timed(get('first'))
  await vi.advanceTimersByTimeAsync(4_000)
  expect((await waiting).answer).toBeInstanceOf(SourceUnavailableError)
  expect((await waiting).tookMs).toBeLessThanOrEqual(3_100)
  expect(watch.state).toBe('away')
  const refused = await timed(get('second'))
  expect(refused.answer).toBeInstanceOf(SourceUnavailableError)
  expect(refused.tookMs).toBe(0)
})

test('waits for a slow query on a working store, unless it has a cached result', async () => {
  const { store, get, timed } = openCache()
  await get('known')
  await vi.advanceTimersByTimeAsync(1_000)
  store.does = 'slow'
  const [known, unknown] = [timed(get('known')), timed(get('unknown'))]
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await known).toEqual({ answer: 'answer 1', tookMs: 1_000 })
  expect(await unknown).toMatchObject({ answer: expect.stringMatching(/^answer/), tookMs: 1_900 })
  // In the meantime the late result has arrived and replaced the old one.
  const again = timed(get('known'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect((await again).answer).toMatch(/^answer [23]$/)
})

test.each(['EHOSTUNREACH'] as const)(
  'serves cached results and refuses other queries when the host fails with %s',
  async (code) => {
    const { store, cache, get, timed } = openCache()
    await get('known')
    await vi.advanceTimersByTimeAsync(1_000)
    store.does = code
    expect(await get('known')).toBe('answer 1')
    expect((await timed(get('unknown'))).answer).toBeInstanceOf(SourceUnavailableError)
    const requested = cache.runUncached(async () => {
      throw Object.assign(new Error('no route'), { code })
    })
    await expect(requested).rejects.toThrow(SourceUnavailableError)
    expect(cache.isStoreDamaged()).toBe(false)
  },
)

test('a damaged page fails only its own query, is reported as damage, and is forgotten once repaired', async () => {
  const { store, cache, get, timed, watch } = openCache()
  await get('known')
  await vi.advanceTimersByTimeAsync(1_000)
  store.does = 'XX001'
  expect(await get('known')).toBe('answer 1')
  const { answer } = await timed(get('unknown'))
  expect(answer).toBeInstanceOf(StoreDamagedError)
  expect(answer).toMatchObject({ detail: expect.stringContaining('restore a backup'), retryAfterSeconds: 60 })
  expect([cache.isStoreDamaged(), watch.state]).toEqual([true, 'answers'])
  store.does = 'answer'
  await vi.advanceTimersByTimeAsync(10_000)
  cache.isStoreDamaged() // This call triggers the retry.
  await vi.advanceTimersByTimeAsync(10)
  expect(cache.isStoreDamaged()).toBe(false)
})
