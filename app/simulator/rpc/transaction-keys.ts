import type { LedgerTransaction } from '../ledger'

/**
 * Returns the keys in the order of instruction indexes: static, then loaded writable, then loaded readonly.
 */
export function accountKeys(transaction: LedgerTransaction) {
  return [...transaction.staticKeys, ...transaction.loadedWritable, ...transaction.loadedReadonly]
}

/** Returns the lookups of a v0 message; `undefined` for other versions. */
export function addressTableLookups(transaction: LedgerTransaction) {
  if (transaction.version !== 0) return undefined
  return transaction.lookupTables.map((table) => ({
    accountKey: table.key,
    writableIndexes: table.writableIndexes,
    readonlyIndexes: table.readonlyIndexes,
  }))
}
