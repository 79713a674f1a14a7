import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDoorbell } from './doorbell'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('remembers notifications before the wait and counts several as one', async () => {
  const bell = createDoorbell()
  bell.ring()
  bell.ring()
  await bell.wait(new AbortController().signal)
  let woken = false
  void bell.wait(new AbortController().signal).then(() => {
    woken = true
  })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(woken).toBe(false)
  bell.ring()
  await vi.advanceTimersByTimeAsync(0)
  expect(woken).toBe(true)
})

test('ends the wait by timeout and by abort', async () => {
  const bell = createDoorbell()
  const controller = new AbortController()
  const byTime = bell.wait(controller.signal, 1000)
  await vi.advanceTimersByTimeAsync(1000)
  await byTime
  const byAbort = bell.wait(controller.signal)
  controller.abort()
  await byAbort
})
