import type { Address, Signature } from '~/domain/base/ids'
import type { Slot, UnixMs } from '~/domain/base/time'
import type { Clock } from '~/lib/clock'
import { worldGenesis } from './genesis'
import type { Ledger, SlotChange } from './ledger'
import { createHistory } from './world/history'
import { createOrderRealm } from './world/order-realm'
import { createPerpRealm } from './world/perps/perp-realm'
import type { AccountChanges, Realm } from './world/realm'
import { createSignatureScheme } from './world/stories/signature-scheme'
import { createChronicle } from './world/stories/timeline'
import { toLedgerToken } from './world/tokens/ledger-token'
import { createTokenAccounts } from './world/tokens/token-accounts'
import { createWorld, type PausedVenues, type World } from './world/world'
import {
  defaultGenesisMs,
  msToNextSlot,
  secondsOfSlot,
  setGenesis,
  slotAtMs,
  slotsPerDay,
  unixTimeOfSlot,
} from './world/world-time'

export interface WorldLedgerOptions {
  /** Seed of the world. Equal seeds create equal worlds. */
  readonly seed: number
  /** Factor for the number of events. The speed of the clock does not change. */
  readonly speed: number
  readonly clock: Clock
  /** Time of slot 0, Unix milliseconds. All worlds of a process share it. Default: the start of 2022. */
  readonly genesisMs?: UnixMs | undefined
  /** Perps venues that are paused from a given time on. */
  readonly paused?: PausedVenues | undefined
}

/** Length of the available history: a month, plus a margin for clients that read slowly. */
const historyDays = 33

/**
 * Creates the simulated world as a chain. It computes the state at the current time instead of replaying
 * history, so that a restart does not interrupt it. It advances slot by slot with the clock, on a timer and
 * on every read of the newest slot.
 */
export function createWorldLedger({ seed, speed, clock, genesisMs, paused }: WorldLedgerOptions): Ledger {
  setGenesis(genesisMs ?? defaultGenesisMs)
  const world = createWorld(seed, speed, paused)
  const { scene } = world
  let tip = scene.calendar.atOrBefore(slotAtMs(clock.nowMs()))
  const { realms, chronicle, history } = assemble(world, seed, tip)
  const tokenAccounts = createTokenAccounts(seed, scene.tokens)
  const tokens = scene.tokens.all.map((token) => toLedgerToken(token, scene.book, () => secondsOfSlot(tip)))
  const tokenByMint = new Map(tokens.map((token) => [token.mint, token]))
  const listeners = new Set<(change: SlotChange) => void>()
  const firstAvailableSlot = () => tip - historyDays * slotsPerDay
  let isAdvancing = false

  function advanceTo(slot: Slot): void {
    const happenings = chronicle.slot(slot)
    const changes = realms.map((realm) => realm.advance(slot, happenings))
    const parent = tip
    tip = slot
    const change = { slot, parent, ...mergeChanges(changes), transactions: happenings.map(history.compose) }
    for (const listener of listeners) listener(change)
  }

  /**
   * Produces the slots up to the current time. If a listener reads the newest slot during a notification, the
   * listener gets the slot of that notification.
   */
  function catchUp(): void {
    if (isAdvancing) return
    isAdvancing = true
    try {
      for (let slot = tip + 1; slot <= slotAtMs(clock.nowMs()); slot++) {
        if (!scene.calendar.isSkipped(slot)) advanceTo(slot)
      }
    } finally {
      isAdvancing = false
    }
  }

  const stopWaiting = onEachSlot(clock, catchUp)

  return {
    genesisHash: worldGenesis(seed, speed, genesisMs),
    currentSlot() {
      catchUp()
      return tip
    },
    blockTime: (slot) => (scene.calendar.isSkipped(slot) ? null : unixTimeOfSlot(slot)),
    isSkipped: scene.calendar.isSkipped,
    firstAvailableSlot,
    // Orders come last, because a lookup by address has to derive the addresses of all orders, which takes a
    // second.
    account: (key) => (tokenAccounts.owns(key) ? tokenAccounts.account(key) : findAccount(realms, key)),
    *programAccounts(owner) {
      for (const realm of realms) yield* realm.ownedBy(owner)
      yield* tokenAccounts.ownedBy(owner)
    },
    transaction: (signature: Signature) => history.transaction(signature, firstAvailableSlot(), tip),
    signaturesFor: (address, query) => history.signatures(address, query, firstAvailableSlot(), tip),
    blockTransactions: (slot) =>
      slot > tip || slot < firstAvailableSlot() ? [] : chronicle.slot(slot).map(history.compose),
    onSlot(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tokens: () => tokens,
    token: (mint) => tokenByMint.get(mint),
    stop() {
      stopWaiting()
      listeners.clear()
    },
  }
}

/**
 * Calls `onSlot` at the start of each slot. Returns a function that stops the calls. A fixed interval would
 * start in the middle of a slot and would therefore always be late.
 */
function onEachSlot(clock: Clock, onSlot: () => void): () => void {
  let timer = wait()

  function wait(): NodeJS.Timeout {
    return setTimeout(begun, msToNextSlot(clock.nowMs())).unref()
  }

  function begun(): void {
    timer = wait()
    onSlot()
  }

  return () => clearTimeout(timer)
}

/**
 * Assembles the ledger's parts: the accounts (realms), the schedule of events (chronicle) and the history of
 * transactions.
 */
function assemble({ orderBooks, perps }: World, seed: number, tip: Slot) {
  const venues = Object.values(perps)
  const books = [...orderBooks, ...venues.flatMap((venue) => venue.books)]
  const chronicle = createChronicle(books)
  const realms: Realm[] = [
    ...venues.map((venue) => createPerpRealm(venue, tip)),
    ...orderBooks.map((book) => createOrderRealm(book, tip)),
  ]
  const scheme = createSignatureScheme(seed)
  return { realms, chronicle, history: createHistory({ seed, books, chronicle, scheme, realms }) }
}

function findAccount(realms: readonly Realm[], key: Address) {
  for (const realm of realms) {
    const account = realm.account(key)
    if (account) return account
  }
  return undefined
}

function mergeChanges(changes: readonly AccountChanges[]): AccountChanges {
  return {
    accounts: changes.flatMap((change) => change.accounts),
    replaced: changes.flatMap((change) => change.replaced),
    closed: changes.flatMap((change) => change.closed),
  }
}
