import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { systemClock } from '~/lib/clock'
import { createReportWatch } from './report-watch'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const second = 1_000
const minute = 60 * second

function watchSince(slot: number) {
  const watch = createReportWatch(systemClock)
  watch.subscribed(slot)
  return watch
}

test('ignores a change from before the subscription', () => {
  const watch = watchSince(100)
  expect(watch.miss(100)).toBe(false)
  expect(watch.isTrusted()).toBe(true)
  expect(watch.miss(101)).toBe(true)
  expect(watch.isTrusted()).toBe(false)
  expect(watch.miss(102)).toBe(false)
})

test('counts no miss for changes that were lost with the connection', () => {
  const watch = watchSince(100)
  watch.inactive()
  expect(watch.miss(105)).toBe(false)
  watch.subscribed(110)
  expect(watch.miss(105)).toBe(false)
  expect(watch.miss(111)).toBe(true)
})

test('regains trust with a report and half a minute without a miss', () => {
  const watch = watchSince(100)
  watch.miss(101)
  vi.advanceTimersByTime(5 * second)
  watch.hit(102)
  expect(watch.isTrusted()).toBe(false)
  vi.advanceTimersByTime(26 * second)
  expect(watch.isTrusted()).toBe(true)
})

test('ignores a report from before the last miss, or before the last subscription', () => {
  const watch = watchSince(100)
  watch.hit(101)
  watch.miss(102)
  watch.subscribed(110)
  watch.hit(105)
  vi.advanceTimersByTime(40 * second)
  expect(watch.isTrusted()).toBe(false)
  watch.hit(111)
  expect(watch.isTrusted()).toBe(true)
})

test('regains trust after ten minutes if nothing happens', () => {
  const watch = watchSince(100)
  watch.miss(101)
  vi.advanceTimersByTime(9 * minute)
  expect(watch.isTrusted()).toBe(false)
  vi.advanceTimersByTime(minute)
  expect(watch.isTrusted()).toBe(true)
})

test('renews immediately, and then once a minute while it misses more', () => {
  const watch = watchSince(100)
  expect(watch.isRenewalDue()).toBe(false)
  watch.miss(101)
  expect(watch.isRenewalDue()).toBe(true)
  watch.renewed()
  vi.advanceTimersByTime(2 * minute)
  expect(watch.isRenewalDue()).toBe(false)
  watch.miss(102)
  expect(watch.isRenewalDue()).toBe(true)
  watch.renewed()
  vi.advanceTimersByTime(30 * second)
  watch.miss(103)
  expect(watch.isRenewalDue()).toBe(false)
  vi.advanceTimersByTime(30 * second)
  expect(watch.isRenewalDue()).toBe(true)
})

test.each([
  ['of one report per second', second, 5 * minute],
  ['of one report per minute', minute, 10 * minute],
  ['of one report per 4 minutes', 4 * minute, 40 * minute],
])(
  'with %s, treats a silence as unusual after ten intervals, and never before five minutes',
  (_name, pace, unusual) => {
    const watch = watchSince(100)
    for (let report = 0; report < 10; report += 1) {
      vi.advanceTimersByTime(pace)
      watch.reported()
    }
    vi.advanceTimersByTime(unusual - second)
    expect(watch.isCheckDue()).toBe(false)
    vi.advanceTimersByTime(second)
    expect(watch.isCheckDue()).toBe(true)
    expect(watch.isCheckDue()).toBe(false)
  },
)

test('keeps the usual pace despite a single long pause', () => {
  const watch = watchSince(100)
  for (const pause of [1, 1, 1, 20 * 60, 1, 1]) {
    vi.advanceTimersByTime(pause * second)
    watch.reported()
  }
  vi.advanceTimersByTime(5 * minute)
  expect(watch.isCheckDue()).toBe(true)
})

test('checks a subscription without a pace every ten minutes', () => {
  const watch = watchSince(100)
  vi.advanceTimersByTime(9 * minute)
  expect(watch.isCheckDue()).toBe(false)
  vi.advanceTimersByTime(minute)
  expect(watch.isCheckDue()).toBe(true)
  vi.advanceTimersByTime(10 * minute)
  expect(watch.isCheckDue()).toBe(true)
})
