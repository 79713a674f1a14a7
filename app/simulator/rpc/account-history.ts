import type { Address } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'
import type { Ledger, LedgerAccount, SlotChange } from '../ledger'

/**
 * Account state before the change in `slot`. `account` is `undefined` if the account did not exist before.
 */
interface Replaced {
  readonly slot: Slot
  readonly account: LedgerAccount | undefined
}

/**
 * Account states at recent slots. The ledger stores only the newest state of an account, so this history
 * stores the states that newer slots have replaced.
 */
export interface AccountHistory {
  /**
   * Adds the newest slot. Slots between its parent and the new slot are orphaned. The ledger has already
   * rolled back their changes.
   */
  apply(change: SlotChange): void
  /** Drops the states that are only needed for reads at slots below `slot`. */
  forgetBefore(slot: Slot): void
  accountAt(key: Address, slot: Slot): LedgerAccount | undefined
  programAccountsAt(owner: Address, slot: Slot): Iterable<LedgerAccount>
}

export function createAccountHistory(ledger: Ledger): AccountHistory {
  const replacedByKey = new Map<Address, Replaced[]>()
  const keysBySlot: { readonly slot: Slot; readonly keys: readonly Address[] }[] = []

  function apply(change: SlotChange): void {
    dropAfter(change.parent)
    const before = new Map(change.replaced.map((account) => [account.key, account]))
    const keys = [...change.accounts.map((account) => account.key), ...change.closed]
    for (const key of keys) {
      const entry = { slot: change.slot, account: before.get(key) }
      const entries = replacedByKey.get(key)
      if (entries) entries.push(entry)
      else replacedByKey.set(key, [entry])
    }
    keysBySlot.push({ slot: change.slot, keys })
  }

  function dropAfter(parent: Slot): void {
    for (let newest = keysBySlot.at(-1); newest && newest.slot > parent; newest = keysBySlot.at(-1)) {
      keysBySlot.pop()
      for (const key of newest.keys) keepOnly(key, (entry) => entry.slot <= parent)
    }
  }

  function keepOnly(key: Address, isKept: (entry: Replaced) => boolean): void {
    const kept = replacedByKey.get(key)?.filter(isKept) ?? []
    if (kept.length > 0) replacedByKey.set(key, kept)
    else replacedByKey.delete(key)
  }

  function forgetBefore(slot: Slot): void {
    while (keysBySlot[0] && keysBySlot[0].slot <= slot) {
      for (const key of keysBySlot.shift()?.keys ?? []) keepOnly(key, (entry) => entry.slot > slot)
    }
  }

  function accountAt(key: Address, slot: Slot): LedgerAccount | undefined {
    const replaced = replacedByKey.get(key)?.find((entry) => entry.slot > slot)
    return replaced ? replaced.account : ledger.account(key)
  }

  function* programAccountsAt(owner: Address, slot: Slot): Iterable<LedgerAccount> {
    for (const account of ledger.programAccounts(owner)) {
      const then = replacedByKey.has(account.key) ? accountAt(account.key, slot) : account
      if (then) yield then
    }
    for (const key of replacedByKey.keys()) {
      if (ledger.account(key) !== undefined) continue
      const closedSince = accountAt(key, slot)
      if (closedSince?.owner === owner) yield closedSince
    }
  }

  return { apply, forgetBefore, accountAt, programAccountsAt }
}
