import type { Signature } from '~/domain/base/ids'
import type { LedgerTransaction, SignatureEntry, SignatureQuery } from './ledger'

/**
 * Implements `signaturesFor` for a ledger. `transactions` are those that name the address, oldest first; `find` returns
 * a transaction of the ledger. Returns an empty list if `before` is unknown.
 */
export function listSignatures(
  transactions: readonly LedgerTransaction[],
  { before, until, limit }: SignatureQuery,
  find: (signature: Signature) => LedgerTransaction | undefined,
): readonly SignatureEntry[] {
  const end = before === undefined ? transactions.length : indexOf(transactions, find(before))
  const start = until === undefined ? -1 : indexOf(transactions, find(until))
  return transactions
    .slice(Math.max(start + 1, end - limit), Math.max(end, 0))
    .reverse()
    .map(({ signature, slot, blockTime, error }) => ({
      signature,
      slot,
      blockTime,
      failed: error !== null && error !== undefined,
    }))
}

/** Searches by slot, because a busy program has hundreds of thousands of transactions. */
function indexOf(transactions: readonly LedgerTransaction[], wanted: LedgerTransaction | undefined): number {
  if (wanted === undefined) return -1
  let [low, high] = [0, transactions.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((transactions[middle]?.slot ?? 0) < wanted.slot) low = middle + 1
    else high = middle
  }
  for (let index = low; transactions[index]?.slot === wanted.slot; index += 1)
    if (transactions[index]?.signature === wanted.signature) return index
  return -1
}
