import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retry } from './retry'
import { RetryableError } from './retryable-error'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('retries a task until it succeeds, and waits at least as long as the other side requested', async () => {
  const waits: number[] = []
  let attempts = 0
  const running = retry(
    async () => {
      attempts += 1
      if (attempts === 1) throw new RetryableError('busy', 7000)
      if (attempts === 2) throw new RetryableError('busy')
      return 'done'
    },
    {
      signal: new AbortController().signal,
      random: () => 1,
      onRetry: (_error, waitMs) => waits.push(waitMs),
    },
  )
  await vi.advanceTimersByTimeAsync(8000)
  expect(await running).toBe('done')
  expect(waits).toEqual([7000, 1000])
})

test('ends the wait immediately on abort and does not retry', async () => {
  const controller = new AbortController()
  let attempts = 0
  const running = retry(
    async () => {
      attempts += 1
      throw new RetryableError('down')
    },
    { signal: controller.signal, random: () => 1, onRetry: () => {} },
  )
  await vi.advanceTimersByTimeAsync(100)
  controller.abort()
  expect(await running).toBeUndefined()
  expect(attempts).toBe(1)
})

test('does not retry after a bug', async () => {
  const running = retry(
    async () => {
      throw new TypeError('bug')
    },
    { signal: new AbortController().signal, random: () => 0, onRetry: () => {} },
  )
  await expect(running).rejects.toThrow('bug')
})
