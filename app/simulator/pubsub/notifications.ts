import type { Slot } from '~/domain/base/time'
import type { LedgerAccount, LedgerTransaction, SlotChange } from '../ledger'
import { type AccountFormat, accountJson, closedAccountJson } from '../rpc/account-json'
import { toJsonText } from '../rpc/json-text'
import { accountKeys } from '../rpc/transaction-keys'
import type { AccountSubscription, LogsSubscription, ProgramSubscription } from './subscription'

/**
 * Notifications about one block, each as the JSON text of `params.result`. Each account is serialised once
 * per format, regardless of the number of subscribed clients.
 */
export interface BlockNotices {
  program(subscription: ProgramSubscription): readonly string[]
  account(subscription: AccountSubscription): readonly string[]
  logs(subscription: LogsSubscription): readonly string[]
}

export function createBlockNotices(change: SlotChange): BlockNotices {
  const byOwner = groupBy(change.accounts, (account) => account.owner)
  const byKey = new Map(change.accounts.map((account) => [account.key, account]))
  const texts = new Map<string, string>()

  function accountText(account: LedgerAccount, format: AccountFormat): string {
    const name = `${account.key} ${format.encoding} ${format.slice?.offset} ${format.slice?.length}`
    const known = texts.get(name)
    if (known !== undefined) return known
    const { text } = accountJson(account, format)
    texts.set(name, text)
    return text
  }

  return {
    program({ programId, format, matches }) {
      const matching = (byOwner.get(programId) ?? []).filter((account) => matches(account.data))
      return matching.map((account) =>
        withSlot(change.slot, `{"pubkey":"${account.key}","account":${accountText(account, format)}}`),
      )
    },
    account({ key, format }) {
      const account = byKey.get(key)
      if (account) return [withSlot(change.slot, accountText(account, format))]
      return change.closed.includes(key) ? [withSlot(change.slot, closedAccountJson(format).text)] : []
    },
    logs({ mentions }) {
      const mentioned = (transaction: LedgerTransaction) =>
        mentions === undefined || accountKeys(transaction).includes(mentions)
      return change.transactions.filter(mentioned).map((transaction) =>
        withSlot(
          change.slot,
          toJsonText({
            signature: transaction.signature,
            err: transaction.error ?? null,
            logs: transaction.logs,
          }),
        ),
      )
    },
  }
}

export function signatureNotice(transaction: LedgerTransaction, slot: Slot): string {
  return withSlot(slot, toJsonText({ err: transaction.error ?? null }))
}

function withSlot(slot: Slot, value: string): string {
  return `{"context":{"slot":${slot}},"value":${value}}`
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}
