import type { Slot } from '~/domain/base/time'
import type { ChainEvent } from '~/domain/chain/chain-event'
import type { AccountWrite, Batch, CursorMove } from '~/store/batch/batch'
import type { MissingWrite } from '~/store/batch/missing-transactions'
import { emptyBatch, rowsOf } from './batch-rows'
import type { EventGroup } from './event-group'

/** Splits accounts into batches of at most `mostRows` rows. */
export function splitAccounts(accounts: readonly AccountWrite[], mostRows: number): Batch[] {
  const batches: Batch[] = []
  for (let start = 0; start < accounts.length; start += mostRows) {
    batches.push({ ...emptyBatch, accounts: accounts.slice(start, start + mostRows) })
  }
  return batches
}

/**
 * Joins groups of events into batches of about `mostRows` rows. A group is never split. The last batch may be
 * empty.
 */
export function splitGroups(groups: readonly EventGroup[], mostRows: number): Batch[] {
  const batches: Batch[] = []
  let events: ChainEvent[] = []
  let cursors: CursorMove[] = []
  let missing: MissingWrite[] = []
  let suppressEventsBefore = 0
  for (const group of groups) {
    events.push(...group.events)
    if (group.isPast) suppressEventsBefore = Math.max(suppressEventsBefore, slotAfter(group.events))
    if (group.cursors) cursors.push(...group.cursors)
    if (group.missing) missing.push(...group.missing)
    if (events.length + missing.length < mostRows) continue
    batches.push({ ...emptyBatch, events, cursors, missing, suppressEventsBefore })
    suppressEventsBefore = 0
    events = []
    cursors = []
    missing = []
  }
  return [...batches, { ...emptyBatch, events, cursors, missing, suppressEventsBefore }]
}

function slotAfter(events: readonly ChainEvent[]): Slot {
  return events.reduce((newest, { slot }) => Math.max(newest, slot + 1), 0)
}

/** Merges batches into one transaction if their rows fit into one batch, because that saves commits. */
export function mergeSmall(batches: readonly Batch[], mostRows: number): readonly Batch[] {
  const total = batches.reduce((sum, batch) => sum + rowsOf(batch), 0)
  if (batches.length < 2 || total > mostRows) return batches
  return [batches.reduce(mergeBatches)]
}

function mergeBatches(one: Batch, other: Batch): Batch {
  return {
    accounts: [...one.accounts, ...other.accounts],
    closedAccounts: [...one.closedAccounts, ...other.closedAccounts],
    events: [...one.events, ...other.events],
    prices: [...one.prices, ...other.prices],
    tokens: [...one.tokens, ...other.tokens],
    quarantined: [...one.quarantined, ...other.quarantined],
    cursors: newestCursors([...one.cursors, ...other.cursors]),
    missing: [...one.missing, ...other.missing],
    suppressEventsBefore: Math.max(one.suppressEventsBefore ?? 0, other.suppressEventsBefore ?? 0),
  }
}

/** Keeps only the newest position of each cursor within a batch. */
function newestCursors(cursors: readonly CursorMove[]): readonly CursorMove[] {
  return [...new Map(cursors.map((cursor) => [cursor.source, cursor])).values()]
}
