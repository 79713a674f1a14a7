import type { Address, Signature } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'
import type { LedgerTransaction } from './ledger'

/** Transactions in their order, which can be looked up without a search through all of them. */
export interface TransactionIndex {
  add(transactions: readonly LedgerTransaction[]): void
  /** Removes the newest transactions. They must be the last ones that were added. */
  removeNewest(transactions: readonly LedgerTransaction[]): void
  /** Returns the oldest transaction with a signature. */
  bySignature(signature: Signature): LedgerTransaction | undefined
  /** Returns the transactions that name an address, oldest first. */
  naming(address: Address): readonly LedgerTransaction[]
  inSlot(slot: Slot): readonly LedgerTransaction[]
}

export function createTransactionIndex(): TransactionIndex {
  const signatures = new Map<Signature, LedgerTransaction[]>()
  const addresses = new Map<Address, LedgerTransaction[]>()
  const slots = new Map<Slot, LedgerTransaction[]>()

  /** Returns the lists that contain a transaction. Missing ones are created. */
  function listsOf(transaction: LedgerTransaction): LedgerTransaction[][] {
    const { signature, slot, staticKeys, loadedWritable, loadedReadonly } = transaction
    const keys = new Set([...staticKeys, ...loadedWritable, ...loadedReadonly])
    return [
      listAt(signatures, signature),
      listAt(slots, slot),
      ...[...keys].map((key) => listAt(addresses, key)),
    ]
  }

  return {
    add(transactions) {
      for (const each of transactions) for (const list of listsOf(each)) list.push(each)
    },
    removeNewest(transactions) {
      for (const each of transactions) for (const list of listsOf(each)) list.pop()
    },
    bySignature: (signature) => signatures.get(signature)?.[0],
    naming: (address) => addresses.get(address) ?? [],
    inSlot: (slot) => slots.get(slot) ?? [],
  }
}

function listAt<K>(lists: Map<K, LedgerTransaction[]>, key: K): LedgerTransaction[] {
  const known = lists.get(key)
  if (known !== undefined) return known
  const list: LedgerTransaction[] = []
  lists.set(key, list)
  return list
}
