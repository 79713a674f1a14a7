import type { Address } from '~/domain/base/ids'
import type { Slot, UnixSeconds } from '~/domain/base/time'
import type { Ledger, LedgerAccount, LedgerToken, LedgerTransaction, SlotChange } from './ledger'
import { listSignatures } from './list-signatures'
import { createTransactionIndex } from './transaction-index'

/** Contents of a block in a test. An omitted field means that the block contains nothing of that kind. */
export interface HandMadeBlock {
  readonly accounts?: readonly Omit<LedgerAccount, 'slot'>[]
  readonly closed?: readonly Address[]
  readonly transactions?: readonly Omit<LedgerTransaction, 'slot' | 'blockTime'>[]
}

export interface HandMadeLedger extends Ledger {
  /** Produces the next block and returns its slot. */
  produce(block?: HandMadeBlock): Slot
  /**
   * Produces a block whose parent is `depth` blocks behind the newest block, and returns the new block's
   * slot. The blocks after the parent are orphaned: their changes are rolled back, and their slots count as
   * skipped.
   */
  fork(depth: number, block?: HandMadeBlock): Slot
  /** Produces empty blocks until all earlier blocks are finalized. */
  finalize(): void
}

export interface HandMadeLedgerOptions {
  readonly firstSlot?: Slot
  readonly skippedSlots?: readonly Slot[]
  readonly tokens?: readonly LedgerToken[]
  /** Block time of slot 0, Unix seconds. There are two slots per second. */
  readonly genesisAt?: UnixSeconds
  /** Returns the block time of a slot, instead of `genesisAt`. Called when the block is produced, and later. */
  readonly timeOf?: (slot: Slot) => UnixSeconds
}

const blocksToFinality = 33

/** Creates a ledger that produces blocks only when a test calls `produce`, `fork` or `finalize`. */
export function createHandMadeLedger(options: HandMadeLedgerOptions = {}): HandMadeLedger {
  const { firstSlot = 1000, skippedSlots = [], tokens = [], genesisAt = 1_700_000_000 } = options
  const { timeOf = (slot: Slot) => genesisAt + Math.floor(slot / 2) } = options
  const accounts = new Map<Address, LedgerAccount>()
  const transactions = createTransactionIndex()
  const listeners = new Set<(change: SlotChange) => void>()
  const blocks: SlotChange[] = []
  const orphaned = new Set<Slot>()
  let tip = firstSlot // The newest slot of all forks. The number of an orphaned slot is never reused.

  const isSkipped = (slot: Slot) => skippedSlots.includes(slot) || orphaned.has(slot)
  const newestBlock = () => blocks.at(-1)?.slot ?? firstSlot
  const blockTime = (slot: Slot) => (isSkipped(slot) ? null : timeOf(slot))

  function produce(block: HandMadeBlock = {}): Slot {
    const parent = newestBlock()
    do tip += 1
    while (isSkipped(tip))
    const changed = (block.accounts ?? []).map((account) => ({ ...account, slot: tip }))
    const closed = block.closed ?? []
    const keys = [...changed.map((account) => account.key), ...closed]
    const replaced = keys.flatMap((key) => accounts.get(key) ?? [])
    for (const account of changed) accounts.set(account.key, account)
    for (const key of closed) accounts.delete(key)
    const made = (block.transactions ?? []).map((each) => ({ ...each, slot: tip, blockTime: blockTime(tip) }))
    transactions.add(made)
    const change = { slot: tip, parent, accounts: changed, replaced, closed, transactions: made }
    blocks.push(change)
    for (const listener of listeners) listener(change)
    return tip
  }

  /** Rolls back the newest block. */
  function orphanNewest(): void {
    const block = blocks.pop()
    if (block === undefined) return
    for (const account of block.accounts) accounts.delete(account.key)
    for (const account of block.replaced) accounts.set(account.key, account)
    transactions.removeNewest(block.transactions)
    orphaned.add(block.slot)
  }

  return {
    genesisHash: 'Hn4PNg3vFrkBTwkKrJv4Lq6GQ4bbbVgxGbRgHzHHvsXm',
    currentSlot: newestBlock,
    blockTime,
    isSkipped,
    firstAvailableSlot: () => firstSlot,
    account: (key) => accounts.get(key),
    programAccounts: (owner) => [...accounts.values()].filter((account) => account.owner === owner),
    transaction: (signature) => transactions.bySignature(signature),
    signaturesFor: (address, query) =>
      listSignatures(transactions.naming(address), query, transactions.bySignature),
    blockTransactions: transactions.inSlot,
    onSlot(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tokens: () => tokens,
    token: (mint) => tokens.find((token) => token.mint === mint),
    stop: () => listeners.clear(),
    produce,
    fork(depth, block) {
      for (let lost = 0; lost < depth; lost += 1) orphanNewest()
      return produce(block)
    },
    finalize() {
      for (let block = 0; block < blocksToFinality; block += 1) produce()
    },
  }
}
