import type { ChainEvent } from '~/domain/chain/chain-event'
import type {
  AccountWrite,
  Batch,
  ClosedAccount,
  PriceWrite,
  QuarantineWrite,
  TokenWrite,
} from '~/store/batch/batch'
import type { MissingWrite } from '~/store/batch/missing-transactions'
import type { OrphanedSlots } from '~/store/batch/orphaned-slots'
import { emptyBatch, holdsSomething } from './batch-rows'
import { mergeSmall, splitAccounts, splitGroups } from './batch-sizes'
import type { EventGroup } from './event-group'

/**
 * An orphaned fork to roll back, and the rows of the winning chain that replace it. Written as one
 * transaction.
 */
export interface Rollback {
  readonly orphaned: OrphanedSlots
  readonly accounts: readonly AccountWrite[]
  readonly closedAccounts: readonly ClosedAccount[]
  readonly events: readonly ChainEvent[]
  readonly missing: readonly MissingWrite[]
}

/** Collects the rows that must be written. */
export interface Collector {
  addAccount(write: AccountWrite): void
  addClosed(closedAccounts: ClosedAccount): void
  addEvents(group: EventGroup): void
  /** Rolls back orphaned slots after all rows that were added before have been written. */
  addRollback(rollback: Rollback): void
  addPrice(price: PriceWrite): void
  addToken(token: TokenWrite): void
  addQuarantined(update: QuarantineWrite): void
}

/** Collects rows into one or more batches. Only the newest of several states of an account is kept. */
export interface BatchBuffer extends Collector {
  isEmpty(): boolean
  /** Approximate size of the content, bytes. */
  bytes(): number
  /** Minimum number of rows that the collected content will fill. */
  rows(): number
  /** Whether the content includes a live event. */
  holdsPresent(): boolean
  /** Empties the buffer into batches of about `mostRows` rows, in the order in which they must be written. */
  takeBatches(mostRows: number): readonly Batch[]
}

/**
 * Sizes measured on the heap, bytes: a decoded order with its strings and bigints, a decoded Drift user, an
 * event.
 */
const accountBytes = 1_200
const perpUserBytes = 6_000
const eventBytes = 800
const smallBytes = 300

export function createBatchBuffer(): BatchBuffer {
  const accounts = new Map<string, AccountWrite>()
  const prices = new Map<string, PriceWrite>()
  const tokens: TokenWrite[] = []
  const closedAccounts: ClosedAccount[] = []
  const quarantined: QuarantineWrite[] = []
  const groups: EventGroup[] = []
  const rollbacks: Rollback[] = []
  let bytes = 0
  let events = 0

  function rows(): number {
    return accounts.size + prices.size + tokens.length + closedAccounts.length + quarantined.length + events
  }

  function clear(): void {
    accounts.clear()
    prices.clear()
    for (const list of [tokens, closedAccounts, quarantined, groups, rollbacks]) list.length = 0
    bytes = 0
    events = 0
  }

  return {
    rows,
    bytes: () => bytes,
    holdsPresent: () => groups.some(({ isPast, events: { length } }) => isPast !== true && length > 0),
    isEmpty: () => rows() === 0 && groups.length + rollbacks.length === 0,
    addAccount(write) {
      const known = accounts.get(write.state.key)
      if (known && known.slot > write.slot) return
      accounts.set(write.state.key, write)
      if (!known) bytes += write.state.kind === 'perp-user' ? perpUserBytes : accountBytes
    },
    addClosed(account) {
      closedAccounts.push(account)
      bytes += smallBytes
    },
    addEvents(group) {
      groups.push(group)
      events += group.events.length
      bytes += smallBytes * (1 + (group.missing?.length ?? 0)) + group.events.length * eventBytes
    },
    addRollback(rollback) {
      rollbacks.push(rollback)
      bytes += smallBytes + rollback.accounts.length * perpUserBytes + rollback.events.length * eventBytes
    },
    addPrice(price) {
      const id = `${price.mint} ${price.source}`
      const known = prices.get(id)
      if (known && known.at > price.at) return
      prices.set(id, price)
      if (!known) bytes += smallBytes
    },
    addToken(token) {
      tokens.push(token)
      bytes += smallBytes
    },
    addQuarantined(update) {
      quarantined.push(update)
      bytes += smallBytes + update.bytes.length
    },
    takeBatches(mostRows) {
      const past = splitGroups(
        groups.filter(({ isPast }) => isPast === true),
        mostRows,
      )
      // Live events must not wait for a snapshot or for history. They are also written first because their
      // cursors mark where history begins.
      const present = [
        ...splitGroups(
          groups.filter(({ isPast }) => isPast !== true),
          mostRows,
        ),
        ...splitAccounts([...accounts.values()], mostRows),
        {
          ...emptyBatch,
          closedAccounts: [...closedAccounts],
          prices: [...prices.values()],
          tokens: [...tokens],
          quarantined: [...quarantined],
        },
      ]
      const rollingBack = rollbacks.map(({ orphaned, accounts: won, ...rest }) => ({
        ...emptyBatch,
        ...rest,
        orphaned,
        accounts: won,
      }))
      clear()
      // The rollback comes last, so that it also covers rows that arrived before the fork was known to be
      // orphaned.
      return [
        ...mergeSmall(present.filter(holdsSomething), mostRows),
        ...past.filter(holdsSomething),
        ...rollingBack,
      ]
    },
  }
}
