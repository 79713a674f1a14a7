import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Address, trustedAddress } from '~/domain/base/ids'
import { systemClock } from '~/lib/clock'
import { createDueAccounts } from './due-accounts'
import { createKnownAccounts } from './known-accounts'
import { createWrittenAccounts } from './written-accounts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const [market, user, other, vault] = ['market', 'user', 'other', 'vault'].map(trustedAddress) as [
  Address,
  Address,
  Address,
  Address,
]
const families = new Map([
  [market, 0],
  [user, 1],
  [other, 1],
])

/**
 * A chain with one market account and one user account, both known as of slot 100. The test decides which
 * changes the subscription reports.
 */
function setUp({ readsAtOnce = false } = {}) {
  const known = createKnownAccounts()
  const due = createDueAccounts()
  const told: string[] = []
  let tip = 100
  let paused = false
  const written = createWrittenAccounts({
    known,
    due,
    clock: systemClock,
    tipSlot: () => tip,
    isPaused: () => paused,
    readsAtOnce: () => readsAtOnce,
    isForeign: (key) => key === vault,
    onHit: (family, slot) => told.push(`hit ${family} ${slot}`),
    onMiss: (family, slot, key) => told.push(`miss ${family} ${slot} ${key}`),
  })
  const seen = (key: Address, slot: number, content: number) => ({
    key,
    family: families.get(key) ?? 0,
    data: Uint8Array.of(content),
    slot,
  })
  known.read(seen(market, 100, 1))
  known.read(seen(user, 100, 1))
  known.complete()
  return {
    written,
    due,
    told,
    pause: (on: boolean) => {
      paused = on
    },
    report: (key: Address, slot: number, content: number) => known.report(seen(key, slot, content)),
    /**
     * Reads all accounts that are due. Each read finds this content. `undefined`: each read finds a closed
     * account.
     */
    read(contents: ReadonlyMap<Address, number>) {
      const keys = due.oldest(100)
      for (const key of keys) {
        due.settle(key, tip)
        const content = contents.get(key)
        if (content === undefined) known.forget(key)
        else known.read(seen(key, tip, content))
      }
      return keys
    },
    /** Advances the chain, at 2.5 slots a second. */
    pass(slots: number) {
      for (let done = 0; done < slots; done += 5) {
        vi.advanceTimersByTime(2_000)
        tip += 5
        written.tick()
      }
    },
  }
}

test('does not read what a subscription reports', () => {
  const { written, report, pass, due, told } = setUp()
  written.add(105, [user, market, vault])
  report(user, 105, 2)
  report(market, 106, 2)
  pass(60)
  expect(due.size()).toBe(0)
  expect(told).toEqual(['hit 1 105', 'hit 0 105'])
})

test('reads an account that was not reported within 32 slots, and counts a change found there as a miss', () => {
  const { written, pass, read, due, told } = setUp()
  written.add(105, [user])
  pass(35)
  expect(due.size()).toBe(0)
  pass(5)
  expect(read(new Map([[user, 2]]))).toEqual([user])
  pass(20)
  expect(told).toEqual(['miss 1 105 user'])
})

test('notices a family that stops reporting although another one continues', () => {
  const { written, report, pass, read, told } = setUp()
  written.add(105, [user, market])
  report(market, 105, 2)
  pass(40)
  expect(read(new Map([[user, 2]]))).toEqual([user])
  pass(20)
  expect(told).toEqual(['hit 0 105', 'miss 1 105 user'])
})

test('reads an unknown account if nothing was reported, because it may be new', () => {
  const { written, pass, read, told } = setUp()
  written.add(105, [other, vault])
  pass(40)
  expect(read(new Map([[other, 1]]))).toEqual([other])
  pass(20)
  expect(told).toEqual(['miss 1 105 other'])
})

test.each([
  ['closed', undefined],
  ['unchanged', 1],
])('counts no miss if the account turns out to be %s', (_name, content) => {
  const { written, pass, read, told } = setUp()
  written.add(105, [user])
  pass(40)
  read(content === undefined ? new Map() : new Map([[user, content]]))
  pass(40)
  expect(told).toEqual([])
})

test('counts no miss if a report comes late, but soon after the read', () => {
  const { written, pass, read, report, told } = setUp()
  written.add(105, [user])
  pass(40)
  read(new Map([[user, 2]]))
  report(user, 105, 2)
  pass(20)
  expect(told).toEqual([])
})

test('does not judge an account that is still to be read', () => {
  const { written, pass, read, told } = setUp()
  written.add(105, [user])
  pass(100)
  expect(told).toEqual([])
  read(new Map([[user, 2]]))
  pass(5)
  expect(told).toEqual(['miss 1 105 user'])
})

test('counts no misses while the subscription is paused', () => {
  const { written, pass, pause, due } = setUp()
  written.add(105, [user])
  pause(true)
  pass(200)
  pause(false)
  pass(20)
  expect(due.size()).toBe(0)
  pass(20)
  expect(due.size()).toBe(1)
})

test('without reports, immediately reads accounts written now and shortly before', () => {
  const polled = setUp({ readsAtOnce: true })
  polled.written.add(105, [user, other, vault])
  expect(polled.due.oldest(10)).toEqual([user, other])
  const live = setUp()
  live.written.add(105, [user, market])
  live.report(market, 105, 2)
  live.written.hurry()
  expect(live.due.oldest(10)).toEqual([user])
})

test('finds a silent subscription by checking accounts that should not have changed', () => {
  const { written, pass, read, told } = setUp()
  pass(50)
  written.check(150, [user, market])
  expect(
    read(
      new Map([
        [user, 2],
        [market, 1],
      ]),
    ),
  ).toEqual([user, market])
  pass(20)
  expect(told).toEqual(['miss 1 150 user'])
})

test('neither reads nor judges accounts that a snapshot covers', () => {
  const { written, pass, due, told } = setUp({ readsAtOnce: true })
  written.add(105, [user])
  written.dropUpTo(105)
  pass(60)
  expect(due.size()).toBe(0)
  expect(told).toEqual([])
})
