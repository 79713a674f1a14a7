import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createNotifier } from './notifier'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('remembers notifications before the wait and counts several as one', async () => {
  const notifier = createNotifier()
  notifier.notify()
  notifier.notify()
  await notifier.wait(new AbortController().signal)
  let woken = false
  void notifier.wait(new AbortController().signal).then(() => {
    woken = true
  })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(woken).toBe(false)
  notifier.notify()
  await vi.advanceTimersByTimeAsync(0)
  expect(woken).toBe(true)
})

test('ends the wait by timeout and by abort', async () => {
  const notifier = createNotifier()
  const controller = new AbortController()
  const byTime = notifier.wait(controller.signal, 1000)
  await vi.advanceTimersByTimeAsync(1000)
  await byTime
  const byAbort = notifier.wait(controller.signal)
  controller.abort()
  await byAbort
})
