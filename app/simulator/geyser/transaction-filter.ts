import type { Address } from '~/domain/base/ids'
import { parseSignature } from '~/domain/base/parse-id'
import type { SubscribeRequestFilterTransactions__Output as GivenFilter } from '~/solana/geyser/generated/geyser/SubscribeRequestFilterTransactions.generated'
import { TokenAccountExpansionControlFlag } from '~/solana/geyser/generated/geyser/TokenAccountExpansionControlFlag.generated'
import type { LedgerTokenBalance, LedgerTransaction } from '../ledger'
import { invalidFilter } from './geyser-error'
import type { TransactionMessage } from './message'
import { readAddresses, refuseCuckoo } from './named-filters'

/** Returns whether a filter selects a transaction. */
export type TransactionFilter = (message: TransactionMessage) => boolean

export function readTransactionFilter(given: GivenFilter): TransactionFilter {
  refuseCuckoo(given.cuckooAccountInclude)
  const include = readAddresses(given.accountInclude)
  const exclude = readAddresses(given.accountExclude)
  const required = readAddresses(given.accountRequired)
  const { vote, failed, tokenAccounts } = given
  const signature = readSignature(given.signature)
  return (message) => {
    const { transaction, isVote } = message
    if (vote !== undefined && vote !== isVote) return false
    if (failed !== undefined && failed !== hasFailed(transaction)) return false
    if (signature !== undefined && signature !== transaction.signature) return false
    const keys = tokenAccounts === undefined ? message.keys : withTokenOwners(message, tokenAccounts)
    return (
      (include.size === 0 || [...include].some((key) => keys.has(key))) &&
      ![...exclude].some((key) => keys.has(key)) &&
      [...required].every((key) => keys.has(key))
    )
  }
}

function readSignature(text: string | undefined) {
  if (text === undefined) return undefined
  const signature = parseSignature(text)
  if (signature === undefined) throw invalidFilter('string decoded to wrong size for signature')
  return signature
}

function hasFailed({ error }: LedgerTransaction): boolean {
  return error !== null && error !== undefined
}

/** Returns the account keys and the owners of the token accounts among them. */
function withTokenOwners(
  { keys, transaction }: TransactionMessage,
  mode: NonNullable<GivenFilter['tokenAccounts']>,
): ReadonlySet<Address> {
  const { preTokenBalances: before, postTokenBalances: after } = transaction
  const all = [...before, ...after]
  const counted =
    mode === TokenAccountExpansionControlFlag.ALL
      ? all
      : all.filter((each) => amountOf(before, each) !== amountOf(after, each))
  return new Set([...keys, ...counted.map(({ owner }) => owner)])
}

/** Returns the amount of a token account in a list of balances; `undefined` if it is not listed. */
function amountOf(balances: readonly LedgerTokenBalance[], { accountIndex }: LedgerTokenBalance) {
  return balances.find((each) => each.accountIndex === accountIndex)?.amountRaw
}
