import type { Address, Signature } from '~/domain/base/ids'
import type { Slot, UnixSeconds } from '~/domain/base/time'
import type { HandMadeBlock } from '~/simulator/hand-made-ledger'
import type { Ledger, LedgerAccount, LedgerToken, LedgerTransaction, SlotChange } from '~/simulator/ledger'
import { listSignatures } from '~/simulator/list-signatures'
import type { AccountFile } from './account-file'

export interface FileLedgerOptions {
  readonly file: AccountFile
  readonly tokens: ReadonlyMap<Address, LedgerToken>
  readonly firstSlot: Slot
  readonly slotMs: number
}

/** A ledger whose accounts are in a file, except those that have changed since its start. */
export interface FileLedger extends Ledger {
  /** Produces the next block and returns its slot. */
  produce(block: HandMadeBlock): Slot
}

/** Number of slots whose transactions are kept. A node keeps them for longer, but nothing reads them here. */
const keptSlots = 300

const now = (): UnixSeconds => Math.floor(Date.now() / 1000)

export function createFileLedger({ file, tokens, firstSlot, slotMs }: FileLedgerOptions): FileLedger {
  const changed = new Map<Address, LedgerAccount | undefined>()
  const added = new Map<Address, Set<Address>>() // keys of accounts that are not in the file, by owner
  const listeners = new Set<(change: SlotChange) => void>()
  const transactions = createRecentTransactions()
  let tip = firstSlot

  const account = (key: Address): LedgerAccount | undefined =>
    changed.has(key) ? changed.get(key) : file.account(key)
  const times = new Map<Slot, UnixSeconds>([[firstSlot, now()]])
  // Blocks that nothing remembers are as old as if every block since had been in time.
  const blockTime = (slot: Slot) => times.get(slot) ?? now() - Math.ceil(((tip - slot) * slotMs) / 1000)

  function* programAccounts(owner: Address): Iterable<LedgerAccount> {
    for (const keys of [file.keysOf(owner), added.get(owner) ?? []])
      for (const key of keys) {
        const found = account(key)
        if (found) yield found
      }
  }

  function store(next: LedgerAccount): void {
    changed.set(next.key, next)
    if (file.account(next.key)) return
    const own = added.get(next.owner) ?? new Set()
    added.set(next.owner, own.add(next.key))
  }

  function produce(block: HandMadeBlock): Slot {
    const parent = tip
    tip += 1
    const accounts = (block.accounts ?? []).map((each) => ({ ...each, slot: tip }))
    const closed = block.closed ?? []
    const replaced = [...accounts.map(({ key }) => key), ...closed].flatMap((key) => account(key) ?? [])
    accounts.forEach(store)
    for (const key of closed) changed.set(key, undefined)
    times.set(tip, now())
    times.delete(tip - keptSlots)
    const at = { slot: tip, blockTime: blockTime(tip) }
    const made = (block.transactions ?? []).map((each) => ({ ...each, ...at }))
    transactions.add(made, tip)
    const change = { slot: tip, parent, accounts, replaced, closed, transactions: made }
    for (const listener of listeners) listener(change)
    return tip
  }

  return {
    genesisHash: 'Hn4PNg3vFrkBTwkKrJv4Lq6GQ4bbbVgxGbRgHzHHvsXm',
    currentSlot: () => tip,
    blockTime,
    isSkipped: () => false,
    firstAvailableSlot: () => Math.max(firstSlot, tip - keptSlots),
    account,
    programAccounts,
    transaction: transactions.bySignature,
    signaturesFor: (address, query) =>
      listSignatures(transactions.of(address), query, transactions.bySignature),
    blockTransactions: transactions.inSlot,
    onSlot(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tokens: () => tokens.values(),
    token: (mint) => tokens.get(mint),
    stop: () => listeners.clear(),
    produce,
  }
}

/** The transactions of the newest slots, by signature, by slot and by the addresses that they name. */
function createRecentTransactions() {
  const slots = new Map<Slot, readonly LedgerTransaction[]>()
  const signatures = new Map<Signature, LedgerTransaction>()
  const addresses = new Map<Address, LedgerTransaction[]>()

  function forget(slot: Slot): void {
    const named = new Map<Address, number>()
    for (const { signature, staticKeys } of slots.get(slot) ?? []) {
      signatures.delete(signature)
      for (const key of staticKeys) named.set(key, (named.get(key) ?? 0) + 1)
    }
    for (const [key, count] of named) {
      const kept = addresses.get(key)
      // The oldest ones: transactions are forgotten in the order in which they were added. All at once, because a
      // program's list has some 250,000.
      kept?.splice(0, count)
      if (kept?.length === 0) addresses.delete(key)
    }
    slots.delete(slot)
  }

  return {
    add(made: readonly LedgerTransaction[], slot: Slot): void {
      slots.set(slot, made)
      for (const transaction of made) {
        signatures.set(transaction.signature, transaction)
        for (const key of transaction.staticKeys) {
          const known = addresses.get(key)
          if (known) known.push(transaction)
          else addresses.set(key, [transaction])
        }
      }
      forget(slot - keptSlots)
    },
    bySignature: (signature: Signature) => signatures.get(signature),
    inSlot: (slot: Slot) => slots.get(slot) ?? [],
    of: (address: Address) => addresses.get(address) ?? [],
  }
}
