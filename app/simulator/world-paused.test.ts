import { afterAll, expect, test } from 'vitest'
import { protocolFacts } from '~/domain/protocol/protocol'
import type { Ledger } from './ledger'
import { entriesSince, statesOf } from './world/observe.fixture'
import type { PausedVenues } from './world/world'
import { slotAtMs, slotsPerHour } from './world/world-time'
import { createWorldLedger } from './world-ledger'

/** 2026-11-20T12:00:00Z. Drift is paused from ten minutes later on. */
const startMs = 1_795_176_000_000
const pausedAt = startMs / 1000 + 600
const paused = { drift: pausedAt }
const lateMs = startMs + 5 * 86_400_000
const speed = 0.3
const [drift] = protocolFacts['drift-perps'].programIds

const ledgers: Ledger[] = []
afterAll(() => {
  for (const ledger of ledgers) ledger.stop()
})

function createMovable(nowMs: number, venues: PausedVenues) {
  const time = { nowMs }
  const clock = { nowMs: () => time.nowMs, monotonicMs: () => 0 }
  const ledger = createWorldLedger({ seed: 5, speed, clock, paused: venues })
  ledgers.push(ledger)
  return {
    ledger,
    moveTo(ms: number) {
      time.nowMs = ms
      return ledger.currentSlot()
    },
  }
}

/** Returns the accounts of Drift by address, with slot and bytes. */
function accountsOf(ledger: Ledger): Map<string, string> {
  return new Map(
    [...ledger.programAccounts(drift)].map(({ key, slot, data }) => [
      key,
      `${slot} ${Buffer.from(data).toString('base64')}`,
    ]),
  )
}

const followed = createMovable(startMs, paused)
const late = createMovable(lateMs, paused)
const pauseSlot = slotAtMs(pausedAt * 1000)

test('a paused venue has no transaction and no new state after the pause, and the other venue goes on', () => {
  followed.moveTo(pausedAt * 1000)
  const before = accountsOf(followed.ledger)
  let changedByOthers = 0
  followed.ledger.onSlot(({ slot, accounts, transactions }) => {
    if (slot < pauseSlot) return
    expect(accounts.filter(({ owner }) => owner === drift)).toEqual([])
    expect(transactions.filter(({ logs }) => logs.some((line) => line.includes(drift)))).toEqual([])
    changedByOthers += accounts.length
  })
  followed.moveTo(startMs + 20 * 60_000)
  expect(accountsOf(followed.ledger)).toEqual(before)
  expect(changedByOthers).toBeGreaterThan(100)
})

test('a process that starts days after the pause serves the state and the history of the pause', () => {
  expect(accountsOf(late.ledger)).toEqual(accountsOf(followed.ledger))
  const [newest] = entriesSince(late.ledger, 'drift-perps', pauseSlot - slotsPerHour)
  expect(newest!.slot).toBeLessThan(pauseSlot)
  expect(newest!.slot).toBeGreaterThan(pauseSlot - slotsPerHour)
  const positions = statesOf(late.ledger, 'drift-perps', 'perp-user').flatMap((user) => user.positions)
  expect(positions.filter(({ baseRaw }) => baseRaw !== 0n).length).toBeGreaterThan(500)
  const [market] = statesOf(late.ledger, 'velocity-perps', 'perp-market')
  expect(market!.oracleAt).toBeGreaterThan(lateMs / 1000 - 60)
})

test('the transactions of a paused venue are those of a venue that is not paused, up to the pause', () => {
  const { ledger } = createMovable(startMs + 20 * 60_000, {})
  const from = pauseSlot - slotsPerHour
  const all = [...entriesSince(ledger, 'drift-perps', from)]
  const until = [...entriesSince(followed.ledger, 'drift-perps', from)]
  expect(until).toEqual(all.filter(({ slot }) => slot < pauseSlot))
  const after = all.find(({ slot }) => slot >= pauseSlot)!
  expect(ledger.transaction(after.signature)).toBeDefined()
  expect(followed.ledger.transaction(after.signature)).toBeUndefined()
})
