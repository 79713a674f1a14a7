import type { Signature } from '~/domain/base/ids'
import type { LedgerTransaction, SignatureEntry, SignatureQuery } from './ledger'

/**
 * Implements `signaturesFor` for a ledger. `transactions` are those that name the address, oldest first. Returns an
 * empty list if `before` is unknown.
 */
export function listSignatures(
  transactions: readonly LedgerTransaction[],
  { before, until, limit }: SignatureQuery,
): readonly SignatureEntry[] {
  const end = before === undefined ? transactions.length : indexOf(transactions, before)
  const start = until === undefined ? -1 : indexOf(transactions, until)
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

/** Searches from the newest, because most requests are for recent transactions. */
function indexOf(transactions: readonly LedgerTransaction[], signature: Signature): number {
  return transactions.findLastIndex((each) => each.signature === signature)
}
