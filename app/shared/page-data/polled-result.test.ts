import { afterEach, expect, test, vi } from 'vitest'
import type { PolledResult } from '~/contracts/state/panel'
import { fetchPolled, startPolled, takePolled, timesOfPolled } from './polled-result'

const meta = { source: 'live', dataTime: 90, dataSlot: 1, notice: null } as const
const answer = (data: string | null, answeredAt: number): PolledResult<string> => ({
  data,
  meta: { ...meta, dataTime: answeredAt - 10 },
  answeredAt,
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test("shows the page's data until something newer arrives", () => {
  const first = startPolled(answer('a', 100))
  expect(timesOfPolled(first)).toEqual({ refreshedAt: 100, dataAt: 90 })
  const second = takePolled(first, answer('b', 112), 7)
  expect(second.data).toBe('b')
  expect(timesOfPolled(second)).toEqual({ refreshedAt: 112, dataAt: 102 })
})

test('has no data, age or failure before the first response, if the page brought none', () => {
  const first = startPolled<string>(undefined)
  expect(first).toMatchObject({ data: null, failure: undefined })
  expect(timesOfPolled(first).dataAt).toBeUndefined()
  expect(takePolled(first, answer('a', 100), 7)).toMatchObject({ data: 'a', refreshedAt: 100 })
})

test('keeps data and age after a failed attempt, and reports the failure', () => {
  const state = takePolled(startPolled(answer('a', 100)), { status: 503 }, 7)
  expect(state.data).toBe('a')
  expect(state.failure).toEqual({ code: 503, words: 'Service Unavailable', atMs: 7 })
  expect(timesOfPolled(state)).toEqual({ refreshedAt: 100, dataAt: 90 })
  expect(takePolled(state, answer('b', 130), 8).failure).toBeUndefined()
})

test.each([
  [502, 'Bad Gateway'],
  [521, 'HTTP 521'],
  [undefined, 'Service Unavailable'],
])('reports status %s as a failure with the words %j', (status, words) => {
  expect(takePolled(startPolled(answer(null, 100)), { status }, 7).failure).toEqual({
    code: status,
    words,
    atMs: 7,
  })
})

test('keeps the data when a response has none, and updates the source state', () => {
  const down = { ...answer(null, 120), meta: { ...meta, notice: 'The store is down' } }
  const state = takePolled(startPolled(answer('a', 100)), down, 7)
  expect(state).toMatchObject({ data: 'a', failure: { code: 503 }, refreshedAt: 100 })
  expect(state.meta.notice).toBe('The store is down')
})

test.each([
  ['an error', 503, async () => new Response('no', { status: 503 })],
  ['a page instead of an answer', undefined, async () => new Response('<html>')],
  ['an answer of another shape', undefined, async () => Response.json({ labels: [] })],
  ['a response without data', undefined, async () => Response.json({ meta, answeredAt: 1 })],
  [
    'a response without metadata',
    undefined,
    async () => Response.json({ data: 1, meta: null, answeredAt: 1 }),
  ],
  ['a response without its time', undefined, async () => Response.json({ data: 1, meta })],
  ['nothing at all', undefined, async () => Response.json(null)],
  ['no network', undefined, () => Promise.reject(new TypeError('Failed to fetch'))],
])('returns a problem for %s', async (_, status, fetched) => {
  vi.stubGlobal('fetch', fetched)
  expect(await fetchPolled('/panels/x', new AbortController().signal)).toEqual({ status })
})

test('gives up on a request without a response, so that the next one can start', async () => {
  vi.useFakeTimers()
  // Some browsers from 2023 do not have static methods such as `AbortSignal.any`.
  vi.stubGlobal('AbortSignal', {})
  vi.stubGlobal(
    'fetch',
    (_path: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  )
  const pending = fetchPolled('/panels/x', new AbortController().signal)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await pending).toEqual({ status: undefined })
  vi.useRealTimers()
})

test('returns a response unchanged', async () => {
  vi.stubGlobal('fetch', async () => Response.json(answer('a', 100)))
  expect(await fetchPolled('/panels/x', new AbortController().signal)).toEqual(answer('a', 100))
})
