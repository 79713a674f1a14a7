import type { Batch } from '~/store/batch/batch'

export const emptyBatch: Batch = {
  accounts: [],
  closedAccounts: [],
  events: [],
  prices: [],
  tokens: [],
  quarantined: [],
  cursors: [],
  missing: [],
  suppressEventsBefore: 0,
}

/** Returns the number of rows that the batch writes, without cursors and missing transactions. */
export function rowsOf(batch: Batch): number {
  const { accounts, closedAccounts, events, prices, tokens, quarantined } = batch
  return (
    accounts.length +
    closedAccounts.length +
    events.length +
    prices.length +
    tokens.length +
    quarantined.length
  )
}

/** Whether the batch contains events older than those that are followed live. */
export function isHistory({ suppressEventsBefore }: Batch): boolean {
  return suppressEventsBefore !== undefined && suppressEventsBefore > 0
}

/** Whether writing the batch changes anything. */
export function holdsSomething(batch: Batch): boolean {
  return rowsOf(batch) > 0 || batch.cursors.length > 0 || batch.missing.length > 0
}
