import fc from 'fast-check'
import { expect, test } from 'vitest'
import { earliestAllowed, enterprisePlan, plans } from './plan'
import { takeOne } from './rate-limit'

const free = plans.free.limit

test('lets a burst through and then rejects calls until one has drained', () => {
  const remaining: number[] = []
  let backlogMs = 0
  for (let call = 0; call < 5; call++) {
    const taken = takeOne(backlogMs, free)
    expect(taken.allowed).toBe(true)
    remaining.push(taken.remaining)
    backlogMs = taken.backlogMs
  }
  expect(remaining).toEqual([4, 3, 2, 1, 0])
  expect(takeOne(backlogMs, free)).toEqual({
    allowed: false,
    backlogMs: 5_000,
    remaining: 0,
    retryAfterMs: 1_000,
  })
  expect(takeOne(backlogMs - 999, free)).toMatchObject({ allowed: false, retryAfterMs: 1 })
  expect(takeOne(backlogMs - 1_000, free)).toMatchObject({ allowed: true, remaining: 0 })
})

test('returns a wait only for the last call of a burst', () => {
  expect(takeOne(3_000, free)).toMatchObject({ remaining: 1, retryAfterMs: 0 })
  expect(takeOne(4_000, free)).toMatchObject({ remaining: 0, retryAfterMs: 1_000 })
})

test('charges nothing for a rejected call and never stores more than a burst', () => {
  expect(takeOne(7_200, free).backlogMs).toBe(7_200)
  expect(takeOne(7_200, free).retryAfterMs).toBe(3_200)
  expect(takeOne(-60_000, free)).toEqual(takeOne(0, free))
})

test('never exceeds burst and rate in any time range, and grants them in full to a client that waits', () => {
  const limits = fc.constantFrom(plans.free.limit, plans.pro.limit, plans.ultimate.limit, {
    ratePerSecond: 3,
    burst: 7,
  })
  fc.assert(
    fc.property(
      limits,
      fc.array(fc.integer({ min: 0, max: 2_000 }), { maxLength: 300 }),
      (limit, pausesMs) => {
        let nowMs = 0
        let emptyAtMs = 0
        let allowed = 0
        for (const pauseMs of pausesMs) {
          nowMs += pauseMs
          const taken = takeOne(emptyAtMs - nowMs, limit)
          if (taken.allowed) allowed += 1
          else expect(taken.retryAfterMs).toBeGreaterThan(0)
          emptyAtMs = nowMs + taken.backlogMs
        }
        expect(allowed).toBeLessThanOrEqual(
          limit.burst + Math.floor((nowMs * limit.ratePerSecond) / 1_000 + 0.001),
        )
        expect(allowed).toBeGreaterThanOrEqual(Math.min(limit.burst, pausesMs.length))
      },
    ),
  )
})

test('gives only plans with a history window an earliest time', () => {
  expect(earliestAllowed(plans.free.historyDays, 1_700_000_000)).toBe(1_697_241_600)
  expect(earliestAllowed(plans.pro.historyDays, 1_700_000_000)).toBe(1_668_384_000)
  expect(earliestAllowed(plans.ultimate.historyDays, 1_700_000_000)).toBeUndefined()
  expect(enterprisePlan(500)).toMatchObject({ limit: { ratePerSecond: 500, burst: 1_000 }, streams: 500 })
  expect(enterprisePlan(1).streams).toBe(20)
})
