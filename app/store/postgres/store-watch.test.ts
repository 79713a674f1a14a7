import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { silentLog } from '~/lib/log'
import { createStoreWatch, type StoreState, watchAny } from './store-watch'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const clock = { monotonicMs: () => performance.now() }

/**
 * A store whose probe responds, refuses, or hangs until the probe's timeout. Each test chooses the behaviour.
 */
function openWatch() {
  const store = { does: 'answer' as 'answer' | 'refuse' | 'break' | 'hang', asked: 0, fresh: 0 }
  const logged: string[] = []
  const log = {
    ...silentLog,
    warn: (_: object, message: string) => void logged.push(message),
    info: (_: object, message: string) => void logged.push(message),
  }
  const probe = async (fresh: boolean) => {
    store.asked += 1
    if (fresh) store.fresh += 1
    if (store.does === 'refuse' || (store.does === 'break' && !fresh))
      throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })
    if (store.does === 'hang') {
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      throw new Error('Query read timeout')
    }
  }
  const watch = createStoreWatch({ name: 'primary', probe, clock, random: () => 0.5, log })
  onTestFinished(() => watch.stop())
  const states: StoreState[] = []
  watch.onChange(() => states.push(watch.state))
  return { watch, store, states, logged }
}

test('checks a responding store twice a second and logs nothing', async () => {
  const { watch, store, states, logged } = openWatch()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(watch.state).toBe('answers')
  expect(store.asked).toBe(21)
  expect([states, logged]).toEqual([[], []])
})

test('is silent within a second when the store hangs, and away after three failed checks', async () => {
  const { watch, store, logged } = openWatch()
  await vi.advanceTimersByTimeAsync(100)
  store.does = 'hang'
  await vi.advanceTimersByTimeAsync(1_000)
  expect(watch.state).toBe('silent')
  expect(logged).toEqual([])
  await vi.advanceTimersByTimeAsync(1_500)
  expect(watch.state).toBe('silent')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(watch.state).toBe('away')
  expect(logged).toEqual(['database: not responding'])
})

test('is away immediately when the store refuses, but not after one broken connection', async () => {
  const { store, states } = openWatch()
  await vi.advanceTimersByTimeAsync(100)
  store.does = 'break'
  await vi.advanceTimersByTimeAsync(500)
  expect([states, store.fresh]).toEqual([[], 1])
  store.does = 'refuse'
  await vi.advanceTimersByTimeAsync(600)
  expect(states).toEqual(['away'])
})

test('checks an unreachable store with growing pauses, logs the outage once and detects its end', async () => {
  const { watch, store, states, logged } = openWatch()
  store.does = 'refuse'
  await vi.advanceTimersByTimeAsync(60_000)
  const inOutage = store.asked
  expect(inOutage).toBeLessThan(80)
  expect(logged).toEqual(['database: not responding'])
  store.does = 'answer'
  await vi.advanceTimersByTimeAsync(2_000)
  expect(watch.state).toBe('answers')
  expect(states).toEqual(['away', 'answers'])
  expect(logged).toEqual(['database: not responding', 'database: responding again'])
})

test('checks the store immediately after a failed query, over a new connection, and once for many failures', async () => {
  const { watch, store } = openWatch()
  await vi.advanceTimersByTimeAsync(100)
  for (let n = 0; n < 50; n++) watch.noteFailure()
  await vi.advanceTimersByTimeAsync(100)
  expect([store.asked, store.fresh]).toEqual([2, 1])
})

test('does not check a store that is away more often after failed queries', async () => {
  const { watch, store } = openWatch()
  store.does = 'refuse'
  await vi.advanceTimersByTimeAsync(30_000)
  const before = store.asked
  for (let n = 0; n < 50; n++) watch.noteFailure()
  await vi.advanceTimersByTimeAsync(1)
  expect(store.asked).toBe(before)
})

test('does not count a response as late if the process itself was busy when it arrived', async () => {
  const { watch, states } = openWatch()
  await vi.advanceTimersByTimeAsync(100)
  vi.useRealTimers()
  let answer: () => void = () => undefined
  const slow = createStoreWatch({
    name: 'primary',
    probe: () => new Promise((resolve) => (answer = resolve)),
    clock,
    random: () => 0.5,
    log: silentLog,
  })
  onTestFinished(() => slow.stop())
  // The response is handled right after the busy loop, before the overdue timer of the check runs.
  process.nextTick(() => {
    const until = performance.now() + 600
    while (performance.now() < until);
    setImmediate(answer)
  })
  await new Promise((resolve) => setTimeout(resolve, 700))
  expect(slow.state).toBe('answers')
  expect([watch.state, states]).toEqual(['answers', []])
})

test('checks again before it reports the store as away if the process was busy for seconds', async () => {
  vi.useRealTimers()
  const states: StoreState[] = []
  let requested = 0
  const watch = createStoreWatch({
    name: 'primary',
    // The busy loop loses the first response, as a query timeout would. The store itself works.
    probe: () =>
      requested++ === 0
        ? new Promise((_, reject) => setTimeout(reject, 600, new Error('timeout')))
        : Promise.resolve(),
    clock: { monotonicMs: () => performance.now() * 10 },
    random: () => 0.5,
    log: silentLog,
  })
  onTestFinished(() => watch.stop())
  watch.onChange(() => states.push(watch.state))
  await vi.waitFor(() => expect(requested).toBe(2))
  expect(watch.state).toBe('answers')
  expect(states).not.toContain('away')
})

test('uses the best state of several stores', async () => {
  const [one, other] = [openWatch(), openWatch()]
  const either = watchAny([one.watch, other.watch])
  one.store.does = 'refuse'
  await vi.advanceTimersByTimeAsync(2_000)
  expect([one.watch.state, either.state]).toEqual(['away', 'answers'])
  other.store.does = 'hang'
  await vi.advanceTimersByTimeAsync(1_200)
  expect(either.state).toBe('silent')
  const seen: StoreState[] = []
  const end = either.onChange(() => seen.push(either.state))
  one.store.does = 'answer'
  await vi.advanceTimersByTimeAsync(2_500)
  expect(seen).toContain('answers')
  end()
})

test('makes no more checks after it has stopped', async () => {
  const { watch, store } = openWatch()
  watch.stop()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(store.asked).toBe(1)
})
