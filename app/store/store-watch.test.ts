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

/** A store whose probe answers, refuses or hangs until its timeout, as the test says. */
function openWatch() {
  const store = { does: 'answer' as 'answer' | 'refuse' | 'break' | 'hang', asked: 0, fresh: 0 }
  const logged: string[] = []
  const log = {
    ...silentLog,
    warn: (_: object, message: string) => void logged.push(message),
    info: (_: object, message: string) => void logged.push(message),
  }
  const ask = async (fresh: boolean) => {
    store.asked += 1
    if (fresh) store.fresh += 1
    if (store.does === 'refuse' || (store.does === 'break' && !fresh))
      throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })
    if (store.does === 'hang') {
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      throw new Error('Query read timeout')
    }
  }
  const watch = createStoreWatch({ name: 'primary', ask, clock, random: () => 0.5, log })
  onTestFinished(() => watch.stop())
  const states: StoreState[] = []
  watch.onChange(() => states.push(watch.state))
  return { watch, store, states, logged }
}

test('a store that answers is asked twice a second, and nothing else is said of it', async () => {
  const { watch, store, states, logged } = openWatch()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(watch.state).toBe('answers')
  expect(store.asked).toBe(21)
  expect([states, logged]).toEqual([[], []])
})

test('a store that hangs is silent within a second, and away after three questions without an answer', async () => {
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
  expect(logged).toEqual(['the store does not answer'])
})

test('a store that refuses is away at once, but one broken connection is none', async () => {
  const { store, states } = openWatch()
  await vi.advanceTimersByTimeAsync(100)
  store.does = 'break'
  await vi.advanceTimersByTimeAsync(500)
  expect([states, store.fresh]).toEqual([[], 1])
  store.does = 'refuse'
  await vi.advanceTimersByTimeAsync(600)
  expect(states).toEqual(['away'])
})

test('an outage is asked for with growing pauses, is told once, and its end is seen by itself', async () => {
  const { watch, store, states, logged } = openWatch()
  store.does = 'refuse'
  await vi.advanceTimersByTimeAsync(60_000)
  const inOutage = store.asked
  expect(inOutage).toBeLessThan(80)
  expect(logged).toEqual(['the store does not answer'])
  store.does = 'answer'
  await vi.advanceTimersByTimeAsync(2_000)
  expect(watch.state).toBe('answers')
  expect(states).toEqual(['away', 'answers'])
  expect(logged).toEqual(['the store does not answer', 'the store answers again'])
})

test('a failed query has the store asked now, over a new connection, and once for many of them', async () => {
  const { watch, store } = openWatch()
  await vi.advanceTimersByTimeAsync(100)
  for (let n = 0; n < 50; n++) watch.noteFailure()
  await vi.advanceTimersByTimeAsync(100)
  expect([store.asked, store.fresh]).toEqual([2, 1])
})

test('while the store is away failed queries do not have it asked more often', async () => {
  const { watch, store } = openWatch()
  store.does = 'refuse'
  await vi.advanceTimersByTimeAsync(30_000)
  const before = store.asked
  for (let n = 0; n < 50; n++) watch.noteFailure()
  await vi.advanceTimersByTimeAsync(1)
  expect(store.asked).toBe(before)
})

test('a process that was busy does not take what has arrived meanwhile for late', async () => {
  const { watch, states } = openWatch()
  await vi.advanceTimersByTimeAsync(100)
  vi.useRealTimers()
  let answer: () => void = () => undefined
  const slow = createStoreWatch({
    name: 'primary',
    ask: () => new Promise((resolve) => (answer = resolve)),
    clock,
    random: () => 0.5,
    log: silentLog,
  })
  onTestFinished(() => slow.stop())
  // The answer comes while nothing else runs: before the timer, which is due as well, has its say.
  process.nextTick(() => {
    const until = performance.now() + 600
    while (performance.now() < until);
    setImmediate(answer)
  })
  await new Promise((resolve) => setTimeout(resolve, 700))
  expect(slow.state).toBe('answers')
  expect([watch.state, states]).toEqual(['answers', []])
})

test('a process that was busy for seconds asks again before it calls the store away', async () => {
  vi.useRealTimers()
  const states: StoreState[] = []
  let asked = 0
  const watch = createStoreWatch({
    name: 'primary',
    // The first answer is lost to the stall, as a query's time limit loses it; the store itself is well.
    ask: () =>
      asked++ === 0
        ? new Promise((_, reject) => setTimeout(reject, 600, new Error('timeout')))
        : Promise.resolve(),
    clock: { monotonicMs: () => performance.now() * 10 },
    random: () => 0.5,
    log: silentLog,
  })
  onTestFinished(() => watch.stop())
  watch.onChange(() => states.push(watch.state))
  await vi.waitFor(() => expect(asked).toBe(2))
  expect(watch.state).toBe('answers')
  expect(states).not.toContain('away')
})

test('of several stores the best counts', async () => {
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

test('nothing is asked once it has stopped', async () => {
  const { watch, store } = openWatch()
  watch.stop()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(store.asked).toBe(1)
})
