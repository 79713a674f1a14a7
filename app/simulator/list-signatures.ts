import type { Address } from '~/domain/base/ids'
import type { LedgerTransaction, SignatureEntry, SignatureQuery } from './ledger'

/**
 * Implements `signaturesFor` for a ledger with a list of transactions, oldest first. Returns an empty list if
 * `before` is unknown.
 */
export function listSignatures(
  transactions: readonly LedgerTransaction[],
  address: Address,
  { before, until, limit }: SignatureQuery,
): readonly SignatureEntry[] {
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
