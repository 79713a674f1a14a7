import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Signature } from '~/domain/base/ids'
import { systemClock } from '~/lib/clock'
import { createLogsWatch } from './logs-watch'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const second = 1_000
const minute = 60 * second

function setUp() {
  const watch = createLogsWatch(systemClock)
  watch.subscribed(100)
  let last = 0
  return {
    watch,
    /** Lists a transaction that is never reported. It counts as missed after two more comparisons. */
    miss(slot = 101): boolean {
      last += 1
      watch.listed(`missed ${last}` as Signature, slot)
      const atOnce = watch.compared()
      vi.advanceTimersByTime(15 * second)
      return watch.compared() || atOnce
    },
    hear() {
      last += 1
      watch.heard(`heard ${last}` as Signature)
    },
  }
}

test('counts no miss if a report comes after the list', () => {
  const { watch } = setUp()
  watch.listed('a' as Signature, 101)
  watch.compared()
  vi.advanceTimersByTime(5 * second)
  watch.heard('a' as Signature)
  vi.advanceTimersByTime(15 * second)
  watch.compared()
  expect(watch.missed()).toBe(0)
})

test('counts a single miss, and distrusts the subscription after a second one', () => {
  const { watch, miss } = setUp()
  expect(miss()).toBe(false)
  expect([watch.missed(), watch.isTrusted()]).toEqual([1, true])
  expect(miss()).toBe(true)
  expect([watch.missed(), watch.isTrusted()]).toEqual([2, false])
})

test('accepts misses that are far apart, or few among many reports', () => {
  const { watch, miss, hear } = setUp()
  miss()
  vi.advanceTimersByTime(10 * minute)
  expect(miss()).toBe(false)
  for (let report = 0; report < 200; report += 1) hear()
  expect(miss()).toBe(false)
  expect([watch.missed(), watch.isTrusted()]).toEqual([3, true])
})

test('ignores transactions from before the subscription', () => {
  const { watch, miss } = setUp()
  for (let time = 0; time < 5; time += 1) miss(100)
  expect(watch.missed()).toBe(0)
})

test('counts no miss for transactions that were lost with the connection', () => {
  const { watch, miss } = setUp()
  watch.listed('a' as Signature, 101)
  watch.inactive()
  for (let time = 0; time < 5; time += 1) miss(105)
  expect(watch.missed()).toBe(0)
})

test('renews once a minute while it misses more, and is trusted when it reports again', () => {
  const { watch, miss, hear } = setUp()
  miss()
  expect(miss()).toBe(true)
  expect(miss()).toBe(false)
  for (let time = 0; time < 3; time += 1) miss()
  expect(watch.missed()).toBe(6)
  hear()
  watch.compared()
  expect(watch.isTrusted()).toBe(false)
  vi.advanceTimersByTime(31 * second)
  expect(watch.compared()).toBe(false)
  expect(watch.isTrusted()).toBe(true)
})

test('regains trust after ten minutes without any transactions', () => {
  const { watch, miss } = setUp()
  miss()
  miss()
  vi.advanceTimersByTime(9 * minute)
  watch.compared()
  expect(watch.isTrusted()).toBe(false)
  vi.advanceTimersByTime(minute)
  watch.compared()
  expect(watch.isTrusted()).toBe(true)
})

test('is proven unless a listed transaction was recently not reported', () => {
  const { watch } = setUp()
  expect(watch.isProven()).toBe(true)
  watch.listed('late' as Signature, 200)
  expect(watch.isProven()).toBe(false)
  watch.heard('late' as Signature)
  expect(watch.isProven()).toBe(true)
  watch.listed('lost' as Signature, 201)
  vi.advanceTimersByTime(11 * second)
  watch.compared()
  expect(watch.isTrusted()).toBe(true)
  expect(watch.isProven()).toBe(false)
  vi.advanceTimersByTime(11 * minute)
  watch.compared()
  expect(watch.isProven()).toBe(true)
})
