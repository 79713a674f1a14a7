import type { ChainEvent } from '~/domain/chain-event'
import type { Slot } from '~/domain/time'
import type {
  AccountGone,
  AccountWrite,
  Batch,
  CursorMove,
  PriceWrite,
  QuarantineWrite,
  TokenWrite,
} from '~/store/batch'
import type { DeadSlots } from '~/store/undo/dead-slots'
import type { UnreadWrite } from '~/store/unread'

/**
 * Events that must go into one batch. Their cursors become valid only together with the events before them.
 */
export interface EventGroup {
  readonly events: readonly ChainEvent[]
  readonly cursors?: readonly CursorMove[]
  /**
   * Missing transactions that the cursor skips, and formerly missing ones that have now arrived with their
   * events.
   */
  readonly unread?: readonly UnreadWrite[] | undefined
  /** History: older than everything that is followed live. */
  readonly isPast?: boolean
}

/** An orphaned fork to roll back, and what the winning chain contains instead. Written as one transaction. */
export interface Undo {
  readonly dead: DeadSlots
  readonly accounts: readonly AccountWrite[]
  readonly gone: readonly AccountGone[]
  readonly events: readonly ChainEvent[]
  readonly unread: readonly UnreadWrite[]
}

/** Collects everything that is to be written. */
export interface Collector {
  addAccount(write: AccountWrite): void
  addGone(gone: AccountGone): void
  addEvents(group: EventGroup): void
  /** Rolls back orphaned slots after everything that was added before. */
  addUndo(undo: Undo): void
  addPrice(price: PriceWrite): void
  addToken(token: TokenWrite): void
  addQuarantined(update: QuarantineWrite): void
}

/** Collects rows into one or more batches. Only the newest of several states of an account is kept. */
export interface BatchBuffer extends Collector {
  isEmpty(): boolean
  /** Approximate size of the content, bytes. */
  bytes(): number
  /** Lowest number of rows that the content becomes. */
  rows(): number
  /** Whether the content includes a live event. */
  holdsPresent(): boolean
  /** Empties the buffer into batches of about `mostRows` rows, in the order in which they must be written. */
  takeBatches(mostRows: number): readonly Batch[]
}

/** Measured on the heap: a decoded order with its strings and bigints, a decoded Drift user, an event. */
const accountBytes = 1_200
const perpUserBytes = 6_000
const eventBytes = 800
const smallBytes = 300

export const emptyBatch: Batch = {
  accounts: [],
  gone: [],
  events: [],
  prices: [],
  tokens: [],
  quarantined: [],
  cursors: [],
  unread: [],
  quietBefore: 0,
}

export function createBatchBuffer(): BatchBuffer {
  const accounts = new Map<string, AccountWrite>()
  const prices = new Map<string, PriceWrite>()
  const tokens: TokenWrite[] = []
  const gone: AccountGone[] = []
  const quarantined: QuarantineWrite[] = []
  const groups: EventGroup[] = []
  const undos: Undo[] = []
  let bytes = 0
  let events = 0

  function rows(): number {
    return accounts.size + prices.size + tokens.length + gone.length + quarantined.length + events
  }

  function clear(): void {
    accounts.clear()
    prices.clear()
    for (const list of [tokens, gone, quarantined, groups, undos]) list.length = 0
    bytes = 0
    events = 0
  }

  return {
    rows,
    bytes: () => bytes,
    holdsPresent: () => groups.some(({ isPast, events: { length } }) => isPast !== true && length > 0),
    isEmpty: () => rows() === 0 && groups.length + undos.length === 0,
    addAccount(write) {
      const known = accounts.get(write.state.key)
      if (known && known.slot > write.slot) return
      accounts.set(write.state.key, write)
      if (!known) bytes += write.state.kind === 'perp-user' ? perpUserBytes : accountBytes
    },
    addGone(account) {
      gone.push(account)
      bytes += smallBytes
    },
    addEvents(group) {
      groups.push(group)
      events += group.events.length
      bytes += smallBytes * (1 + (group.unread?.length ?? 0)) + group.events.length * eventBytes
    },
    addUndo(undo) {
      undos.push(undo)
      bytes += smallBytes + undo.accounts.length * perpUserBytes + undo.events.length * eventBytes
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
      // Live events must not wait for a snapshot or for history. They also have to come first because their
      // cursors mark where history begins.
      const present = [
        ...splitGroups(
          groups.filter(({ isPast }) => isPast !== true),
          mostRows,
        ),
        ...splitAccounts([...accounts.values()], mostRows),
        {
          ...emptyBatch,
          gone: [...gone],
          prices: [...prices.values()],
          tokens: [...tokens],
          quarantined: [...quarantined],
        },
      ]
      const undoing = undos.map(({ dead, accounts: won, ...rest }) => ({
        ...emptyBatch,
        ...rest,
        dead,
        accounts: won,
      }))
      clear()
      // The rollback comes last, so that it also covers rows that arrived before the fork was known to be
      // orphaned.
      return [
        ...mergeSmall(present.filter(holdsSomething), mostRows),
        ...past.filter(holdsSomething),
        ...undoing,
      ]
    },
  }
}

function splitAccounts(accounts: readonly AccountWrite[], mostRows: number): Batch[] {
  const batches: Batch[] = []
  for (let start = 0; start < accounts.length; start += mostRows) {
    batches.push({ ...emptyBatch, accounts: accounts.slice(start, start + mostRows) })
  }
  return batches
}

function splitGroups(groups: readonly EventGroup[], mostRows: number): Batch[] {
  const batches: Batch[] = []
  let events: ChainEvent[] = []
  let cursors: CursorMove[] = []
  let unread: UnreadWrite[] = []
  let quietBefore = 0
  for (const group of groups) {
    events.push(...group.events)
    if (group.isPast) quietBefore = Math.max(quietBefore, slotAfter(group.events))
    if (group.cursors) cursors.push(...group.cursors)
    if (group.unread) unread.push(...group.unread)
    if (events.length + unread.length < mostRows) continue
    batches.push({ ...emptyBatch, events, cursors, unread, quietBefore })
    quietBefore = 0
    events = []
    cursors = []
    unread = []
  }
  return [...batches, { ...emptyBatch, events, cursors, unread, quietBefore }]
}

function slotAfter(events: readonly ChainEvent[]): Slot {
  return events.reduce((newest, { slot }) => Math.max(newest, slot + 1), 0)
}

/** Merges a few rows of each kind into one transaction, which saves commits. */
function mergeSmall(batches: readonly Batch[], mostRows: number): readonly Batch[] {
  const total = batches.reduce((sum, batch) => sum + rowsOf(batch), 0)
  if (batches.length < 2 || total > mostRows) return batches
  return [batches.reduce(mergeBatches)]
}

function mergeBatches(one: Batch, other: Batch): Batch {
  return {
    accounts: [...one.accounts, ...other.accounts],
    gone: [...one.gone, ...other.gone],
    events: [...one.events, ...other.events],
    prices: [...one.prices, ...other.prices],
    tokens: [...one.tokens, ...other.tokens],
    quarantined: [...one.quarantined, ...other.quarantined],
    cursors: newestCursors([...one.cursors, ...other.cursors]),
    unread: [...one.unread, ...other.unread],
    quietBefore: Math.max(one.quietBefore ?? 0, other.quietBefore ?? 0),
  }
}

/** Keeps only the last move of each cursor within a batch. */
function newestCursors(cursors: readonly CursorMove[]): readonly CursorMove[] {
  return [...new Map(cursors.map((cursor) => [cursor.source, cursor])).values()]
}

export function rowsOf(batch: Batch): number {
  const { accounts, gone, events, prices, tokens, quarantined } = batch
  return accounts.length + gone.length + events.length + prices.length + tokens.length + quarantined.length
}

export function isHistory({ quietBefore }: Batch): boolean {
  return quietBefore !== undefined && quietBefore > 0
}

function holdsSomething(batch: Batch): boolean {
  return rowsOf(batch) > 0 || batch.cursors.length > 0 || batch.unread.length > 0
}
