import { expect, onTestFinished, test, vi } from 'vitest'
import { systemClock } from '~/lib/clock'
import { silentLog } from '~/lib/log'
import { createRateLimiter } from './rate-limiter.server'

test.each([10, 20_000])('changes no collection for a call of a known caller among %d', (others) => {
  const buckets = {
    share: () => Promise.resolve(new Map<string, number>()),
    forgetDrained: () => Promise.resolve(),
  }
  const limiter = createRateLimiter({ buckets, clock: systemClock, log: silentLog })
  onTestFinished(() => limiter.stop())
  const limit = { ratePerSecond: 1, burst: 1_000 }
  limiter.take('hot', limit)
  for (let n = 0; n < others; n++) limiter.take(`other ${n}`, limit)
  const set = vi.spyOn(Map.prototype, 'set')
  const drop = vi.spyOn(Map.prototype, 'delete')
  for (let call = 0; call < 100; call++) limiter.take('hot', limit)
  const moved = [set.mock.calls.length, drop.mock.calls.length]
  set.mockRestore()
  drop.mockRestore()
  expect(moved).toEqual([0, 0])
  expect(limiter.countBuckets()).toBe(others + 1)
})
