import type { Address } from '~/domain/ids'
import type { Slot } from '~/domain/time'
import type { Ledger, LedgerAccount, LedgerToken, LedgerTransaction, SlotChange } from './ledger'

/** A block written by hand; what is left out is empty. */
export interface HandMadeBlock {
  readonly accounts?: readonly Omit<LedgerAccount, 'slot'>[]
  readonly closed?: readonly Address[]
  readonly transactions?: readonly Omit<LedgerTransaction, 'slot' | 'blockTime'>[]
}

export interface HandMadeLedger extends Ledger {
  /** Makes the next block; tells its slot. */
  produce(block?: HandMadeBlock): Slot
  /** Makes empty blocks until what has been produced so far is final. */
  finalize(): void
}

export interface HandMadeLedgerOptions {
  readonly firstSlot?: Slot
  readonly skippedSlots?: readonly Slot[]
  readonly tokens?: readonly LedgerToken[]
}

/** Time of slot 0 of every hand-made ledger; slots are half a second apart. */
const genesisAt = 1_700_000_000
const blocksToFinality = 33

/** A ledger that does nothing by itself: tests say what each block holds. */
export function createHandMadeLedger(options: HandMadeLedgerOptions = {}): HandMadeLedger {
  const { firstSlot = 1000, skippedSlots = [], tokens = [] } = options
  const accounts = new Map<Address, LedgerAccount>()
  const transactions: LedgerTransaction[] = []
  const listeners = new Set<(change: SlotChange) => void>()
  let tip = firstSlot

  const isSkipped = (slot: Slot) => skippedSlots.includes(slot)
  const blockTime = (slot: Slot) => (isSkipped(slot) ? null : genesisAt + Math.floor(slot / 2))

  function produce(block: HandMadeBlock = {}): Slot {
    const parent = tip
    do tip += 1
    while (isSkipped(tip))
    const changed = (block.accounts ?? []).map((account) => ({ ...account, slot: tip }))
    const closed = block.closed ?? []
    const keys = [...changed.map((account) => account.key), ...closed]
    const replaced = keys.flatMap((key) => accounts.get(key) ?? [])
    for (const account of changed) accounts.set(account.key, account)
    for (const key of closed) accounts.delete(key)
    const made = (block.transactions ?? []).map((each) => ({ ...each, slot: tip, blockTime: blockTime(tip) }))
    transactions.push(...made)
    for (const listener of listeners) {
      listener({ slot: tip, parent, accounts: changed, replaced, closed, transactions: made })
    }
    return tip
  }

  return {
    genesisHash: 'Hn4PNg3vFrkBTwkKrJv4Lq6GQ4bbbVgxGbRgHzHHvsXm',
    currentSlot: () => tip,
    blockTime,
    isSkipped,
    firstAvailableSlot: () => firstSlot,
    account: (key) => accounts.get(key),
    programAccounts: (owner) => [...accounts.values()].filter((account) => account.owner === owner),
    transaction: (signature) => transactions.find((each) => each.signature === signature),
    signaturesFor: (address, query) => signaturesFor(transactions, address, query),
    blockTransactions: (slot) => transactions.filter((each) => each.slot === slot),
    onSlot(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tokens: () => tokens,
    token: (mint) => tokens.find((token) => token.mint === mint),
    stop: () => listeners.clear(),
    produce,
    finalize() {
      for (let block = 0; block < blocksToFinality; block += 1) produce()
    },
  }
}

/** Newest first, from after `before` until before `until`, at most `limit`. An unknown `before` has nothing after it. */
export function signaturesFor(
  transactions: readonly LedgerTransaction[],
  address: Address,
  { before, until, limit }: Parameters<Ledger['signaturesFor']>[1],
) {
  const newestFirst = transactions
    .filter((each) => [...each.staticKeys, ...each.loadedWritable, ...each.loadedReadonly].includes(address))
    .reverse()
  const beforeIndex = newestFirst.findIndex((each) => each.signature === before)
  if (before !== undefined && beforeIndex === -1) return []
  const untilIndex = newestFirst.findIndex((each) => each.signature === until)
  const range = newestFirst.slice(beforeIndex + 1, untilIndex === -1 ? undefined : untilIndex)
  return range.slice(0, limit).map(({ signature, slot, blockTime, error }) => ({
    signature,
    slot,
    blockTime,
    failed: error !== null && error !== undefined,
  }))
}
