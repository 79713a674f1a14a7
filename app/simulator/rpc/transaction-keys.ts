import type { LedgerTransaction } from '../ledger'

/** Static keys, then loaded writable, then loaded readonly: what instruction indexes point into. */
export function accountKeys(transaction: LedgerTransaction) {
  return [...transaction.staticKeys, ...transaction.loadedWritable, ...transaction.loadedReadonly]
}

/** Present in v0 messages only. */
export function addressTableLookups(transaction: LedgerTransaction) {
  if (transaction.version !== 0) return undefined
  return transaction.lookupTables.map((table) => ({
    accountKey: table.key,
    writableIndexes: table.writableIndexes,
    readonlyIndexes: table.readonlyIndexes,
  }))
}
