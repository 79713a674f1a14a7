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

/** What belongs together: it comes into one batch, and the cursors become true only with the events before them. */
export interface EventGroup {
  readonly events: readonly ChainEvent[]
  readonly cursors?: readonly CursorMove[]
  /** What the cursor goes past although it is unread; and what came in that was so, together with its events. */
  readonly unread?: readonly UnreadWrite[] | undefined
  /** History: older than everything that is followed live. */
  readonly isPast?: boolean
}

/** A fork that died, and what the chain that won says instead: one transaction of its own. */
export interface Undo {
  readonly dead: DeadSlots
  readonly accounts: readonly AccountWrite[]
  readonly gone: readonly AccountGone[]
  readonly events: readonly ChainEvent[]
  readonly unread: readonly UnreadWrite[]
}

/** What takes everything that is to be written. */
export interface Collector {
  addAccount(write: AccountWrite): void
  addGone(gone: AccountGone): void
  addEvents(group: EventGroup): void
  /** Undoes dead slots after everything that was added before. */
  addUndo(undo: Undo): void
  addPrice(price: PriceWrite): void
  addToken(token: TokenWrite): void
  addQuarantined(update: QuarantineWrite): void
}

/** Collects what becomes one or several batches. Of several states of one account only the newest is kept. */
export interface BatchBuffer extends Collector {
  isEmpty(): boolean
  /** Bytes that the content takes, roughly. */
  bytes(): number
  /** Rows that the content becomes, at least. */
  rows(): number
  /** Whether an event of the present is among the content. */
  holdsPresent(): boolean
  /** Empties the buffer into batches of about `mostRows` rows, in the order in which they have to be written. */
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
      // Whoever waits for the present does not wait for a snapshot, nor for history: where that begins is told by the present's cursors.
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
      // What came in before the fork was known to be dead is undone with the rest of it.
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

/** Few rows of each kind fit into one transaction: that is one commit instead of three. */
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

/** A cursor that moved several times within a batch stands where it moved to last. */
function newestCursors(cursors: readonly CursorMove[]): readonly CursorMove[] {
  return [...new Map(cursors.map((cursor) => [cursor.source, cursor])).values()]
}

export function rowsOf(batch: Batch): number {
  const { accounts, gone, events, prices, tokens, quarantined } = batch
  return accounts.length + gone.length + events.length + prices.length + tokens.length + quarantined.length
}

/** Whether a batch is history. */
export function isHistory({ quietBefore }: Batch): boolean {
  return quietBefore !== undefined && quietBefore > 0
}

function holdsSomething(batch: Batch): boolean {
  return rowsOf(batch) > 0 || batch.cursors.length > 0 || batch.unread.length > 0
}
