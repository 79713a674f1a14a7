import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Signature } from '~/domain/ids'
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
    /** The list has a transaction that is never reported; two comparisons later that is known. */
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

test('a report that comes after the list is no miss', () => {
  const { watch } = setUp()
  watch.listed('a' as Signature, 101)
  watch.compared()
  vi.advanceTimersByTime(5 * second)
  watch.heard('a' as Signature)
  vi.advanceTimersByTime(15 * second)
  watch.compared()
  expect(watch.missed()).toBe(0)
})

test('a single miss is counted, and a second one means that the subscription does not work', () => {
  const { watch, miss } = setUp()
  expect(miss()).toBe(false)
  expect([watch.missed(), watch.isTrusted()]).toEqual([1, true])
  expect(miss()).toBe(true)
  expect([watch.missed(), watch.isTrusted()]).toEqual([2, false])
})

test('misses that are far apart, or few among many reports, are accepted', () => {
  const { watch, miss, hear } = setUp()
  miss()
  vi.advanceTimersByTime(10 * minute)
  expect(miss()).toBe(false)
  for (let report = 0; report < 200; report += 1) hear()
  expect(miss()).toBe(false)
  expect([watch.missed(), watch.isTrusted()]).toEqual([3, true])
})

test('transactions from before the subscription are not its business', () => {
  const { watch, miss } = setUp()
  for (let time = 0; time < 5; time += 1) miss(100)
  expect(watch.missed()).toBe(0)
})

test('what a subscription did not report because its connection was lost is no miss', () => {
  const { watch, miss } = setUp()
  watch.listed('a' as Signature, 101)
  watch.inactive()
  for (let time = 0; time < 5; time += 1) miss(105)
  expect(watch.missed()).toBe(0)
})

test('it is requested again once a minute while it misses more, and trusted when it reports again', () => {
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

test('where nothing happens any more, trust comes back after ten minutes', () => {
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
