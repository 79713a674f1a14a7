import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { trustedAddress } from '~/domain/base/ids'
import { systemClock } from '~/lib/clock'
import { createCompleteness } from './completeness'
import { createDueAccounts } from './due-accounts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const key = trustedAddress('account')

function setUp() {
  const due = createDueAccounts()
  const completeness = createCompleteness(systemClock, due)
  const pass = (ms: number) => vi.advanceTimersByTime(ms)
  return { due, completeness, pass, now: () => performance.now() }
}

function followed() {
  const made = setUp()
  made.pass(1_000)
  made.completeness.snapshotTaken(made.now(), 100)
  made.pass(10)
  return made
}

test('is incomplete before a snapshot, and closes the gap with a snapshot from after the disturbance', () => {
  const { completeness, pass, now } = setUp()
  completeness.disturbed(100)
  completeness.listed({ startedMs: now(), asOf: 100 })
  expect(completeness.conclude()).toBeUndefined()
  expect([completeness.isClosed(), completeness.isBroken()]).toEqual([false, true])
  pass(1_000)
  completeness.snapshotTaken(now(), 100)
  expect([completeness.isClosed(), completeness.isBroken()]).toEqual([true, false])
})

test.each([
  ['began before the disturbance', -1, 100],
  ['comes from a node that is behind', 1, 99],
])('leaves the gap open after a snapshot that %s', (_name, afterMs, slot) => {
  const { completeness, pass, now } = setUp()
  pass(1_000)
  completeness.disturbed(100)
  completeness.snapshotTaken(now() + afterMs, slot)
  expect([completeness.hasBase(), completeness.isClosed()]).toEqual([true, false])
})

test('closes the gap with a list requested after the disturbance, once the accounts of its transactions have been read', () => {
  const { completeness, due, pass, now } = followed()
  completeness.disturbed(110)
  completeness.listed({ startedMs: now() - 1, asOf: 108 })
  expect(completeness.conclude()?.asOf).toBe(108)
  expect(completeness.isClosed()).toBe(false)
  pass(1)
  due.add(key, 111)
  completeness.listed({ startedMs: now(), asOf: 112 })
  expect(completeness.conclude()).toBeUndefined()
  due.settle(key, 111)
  expect(completeness.conclude()?.asOf).toBe(112)
  expect(completeness.isClosed()).toBe(true)
})

test('requires a snapshot that begins after an unknown change', () => {
  const { completeness, pass, now } = followed()
  completeness.disturbed(110)
  const before = now()
  pass(1)
  completeness.incomplete()
  completeness.listed({ startedMs: now(), asOf: 112 })
  completeness.conclude()
  expect([completeness.isClosed(), completeness.isRecent(), completeness.isBroken()]).toEqual([
    false,
    false,
    true,
  ])
  completeness.snapshotTaken(before, 110)
  expect(completeness.isBroken()).toBe(true)
  pass(1)
  completeness.snapshotTaken(now(), 115)
  expect([completeness.isClosed(), completeness.isBroken()]).toEqual([true, false])
})

test('stays recent with a list every few seconds; without lists a gap needs a snapshot after two minutes', () => {
  const { completeness, pass, now } = followed()
  completeness.disturbed(110)
  for (let list = 0; list < 100; list += 1) {
    pass(3_000)
    completeness.listed({ startedMs: now(), asOf: 120 + list })
    completeness.conclude()
    pass(1)
    completeness.disturbed(120 + list)
  }
  expect([completeness.isRecent(), completeness.isBroken()]).toEqual([true, false])
  pass(31_000)
  expect([completeness.isRecent(), completeness.isBroken()]).toEqual([false, false])
  pass(90_000)
  expect(completeness.isBroken()).toBe(true)
})
