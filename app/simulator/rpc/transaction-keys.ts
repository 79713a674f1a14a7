import type { LedgerTransaction } from '../ledger'

/**
 * Returns all account keys of a transaction in the order that instruction indexes refer to: static keys,
 * loaded writable keys, loaded readonly keys.
 */
export function accountKeys(transaction: LedgerTransaction) {
  return [...transaction.staticKeys, ...transaction.loadedWritable, ...transaction.loadedReadonly]
}

/** Returns the address table lookups of a v0 message; `undefined` for other versions. */
export function addressTableLookups(transaction: LedgerTransaction) {
  if (transaction.version !== 0) return undefined
  return transaction.lookupTables.map((table) => ({
    accountKey: table.key,
    writableIndexes: table.writableIndexes,
    readonlyIndexes: table.readonlyIndexes,
  }))
}
