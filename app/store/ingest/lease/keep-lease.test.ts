import { getEventListeners } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { silentLog } from '~/lib/log'
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
  const kept = keepLease({ renew, ended: ended.signal, log: silentLog })
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
  const kept = keepLease({ renew, ended: new AbortController().signal, log: silentLog })
  await vi.advanceTimersByTimeAsync(4_500)
  expect(await kept).toBe('another indexer has taken over')
})

/** Keeps a lease whose first two renewals succeed and whose next `failures` renewals fail. */
function failing(failures: number, reply: () => Promise<never>) {
  let renewals = 0
  const warnings: object[] = []
  const kept = keepLease({
    renew: async () => {
      renewals += 1
      return renewals <= 2 || renewals > 2 + failures ? true : reply()
    },
    ended: new AbortController().signal,
    log: { ...silentLog, warn: (facts) => void warnings.push(facts) },
  })
  return { kept, warnings, renewals: () => renewals }
}

const diskFull = async () => {
  throw new Error('could not extend file: No space left on device')
}

test('retries a failed renewal while the lease is valid', async () => {
  const { warnings, renewals } = failing(3, diskFull)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(renewals()).toBe(40)
  expect(warnings).toEqual(Array(3).fill({ error: 'Error: could not extend file: No space left on device' }))
})

test('gives up with the real error when the lease has expired', async () => {
  const { kept, renewals } = failing(9, diskFull)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await kept).toBe('renewal failed: Error: could not extend file: No space left on device')
  expect(renewals()).toBe(6) // The last successful renewal is at 3 s, so the lease expires at 9 s.
})

test('gives up when the server does not respond, because this takes longer than the lease', async () => {
  const { kept, renewals } = failing(1, async () => {
    await new Promise((resolve) => setTimeout(resolve, 30_000))
    throw new Error('Query read timeout')
  })
  await vi.advanceTimersByTimeAsync(40_000)
  expect(await kept).toBe('renewal failed: Error: Query read timeout')
  expect(renewals()).toBe(3)
})
