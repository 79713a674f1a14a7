import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type PollPace, startPolling } from './polling'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const pace = { everyMs: 1_000, jitterMs: 0 } as const

/** Polls a source whose responses the test releases one by one. */
function observe(options: { readonly pace: PollPace | undefined; readonly isDue: boolean }) {
  const requests: { readonly signal: AbortSignal; readonly respond: (text: string) => void }[] = []
  const taken: string[] = []
  const polling = startPolling<string>(
    (signal) => new Promise((respond) => requests.push({ signal, respond })),
    (text) => taken.push(text),
    options.pace,
    options.isDue,
  )
  const respond = async (index: number, text: string) => {
    requests[index]?.respond(text)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { polling, requests, taken, respond }
}

test('waits one interval before the first request, and after each response', async () => {
  const { requests, taken, respond } = observe({ pace, isDue: false })
  await vi.advanceTimersByTimeAsync(999)
  expect(requests).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(requests).toHaveLength(1)
  // A slow response delays the next request.
  await vi.advanceTimersByTimeAsync(5_000)
  expect(requests).toHaveLength(1)
  await respond(0, 'a')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(requests).toHaveLength(2)
  expect(taken).toEqual(['a'])
})

test('sends the first request immediately if it is due', () => {
  expect(observe({ pace, isDue: true }).requests).toHaveLength(1)
})

test('sends no request while it is paused, except on demand', async () => {
  const { polling, requests, taken, respond } = observe({ pace: undefined, isDue: true })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(requests).toHaveLength(0)
  void polling.poll()
  await respond(0, 'a')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(requests).toHaveLength(1)
  expect(taken).toEqual(['a'])
})

test('keeps one interval after a request on demand', async () => {
  const { polling, requests, taken, respond } = observe({ pace, isDue: false })
  void polling.poll()
  await respond(0, 'a')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(requests).toHaveLength(2)
  await respond(1, 'b')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(requests).toHaveLength(3)
  expect(taken).toEqual(['a', 'b'])
})

test('ignores a late response and sends nothing after it is stopped', async () => {
  const { polling, requests, taken, respond } = observe({ pace, isDue: true })
  polling.stop()
  await respond(0, 'late')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(requests).toHaveLength(1)
  expect(taken).toEqual([])
})

test('drops the response of a request that arrives after the response of a later request', async () => {
  const { polling, requests, taken, respond } = observe({ pace, isDue: true })
  void polling.poll()
  await respond(1, 'new')
  await respond(0, 'old')
  expect(taken).toEqual(['new'])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(requests).toHaveLength(3)
})

test('takes each response if requests on demand are more frequent than responses', async () => {
  const { polling, requests, taken, respond } = observe({ pace, isDue: true })
  void polling.poll()
  await respond(0, 'a')
  void polling.poll()
  await respond(1, 'b')
  expect(requests.every(({ signal }) => !signal.aborted)).toBe(true)
  expect(taken).toEqual(['a', 'b'])
})

test('spreads the requests by the jitter', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const { requests } = observe({ pace: { everyMs: 1_000, jitterMs: 400 }, isDue: false })
  await vi.advanceTimersByTimeAsync(1_199)
  expect(requests).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(requests).toHaveLength(1)
})
