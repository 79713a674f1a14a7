import { getEventListeners } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepLease } from './keep-lease'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('leaves nothing behind after a renewal, however many there are', async () => {
  const ended = new AbortController()
  let renewals = 0
  const renew = async () => {
    renewals += 1
    return true
  }
  const kept = keepLease({ renew, ended: ended.signal })
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(renewals).toBeGreaterThan(390)
  expect(vi.getTimerCount()).toBe(1)
  expect(getEventListeners(ended.signal, 'abort')).toHaveLength(1)
  ended.abort()
  expect(await kept).toBe('database connection lost')
})

test('ends at once when another process has taken the lease over', async () => {
  const answers = [true, true, false]
  const renew = async () => answers.shift() ?? true
  const kept = keepLease({ renew, ended: new AbortController().signal })
  await vi.advanceTimersByTimeAsync(4_500)
  expect(await kept).toBe('another indexer has taken over')
})
