import type { Address } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'

/**
 * Remembers the slot at which each closed account was found closed. The store deletes the rows of some closed
 * accounts, so their slots can't be compared there. Without this memory, an older response from a lagging
 * node would restore a closed account.
 */
export interface ClosedAccounts {
  closed(key: Address, slot: Slot): void
  /** Whether an account state of this slot is older than the time at which the account was closed. */
  isOutdated(key: Address, slot: Slot): boolean
}

/** Maximum number of remembered accounts, enough for several hours. */
const mostAccounts = 50_000

export function createClosedAccounts(): ClosedAccounts {
  const slots = new Map<Address, Slot>()
  return {
    closed(key, slot) {
      slots.set(key, Math.max(slot, slots.get(key) ?? slot))
      const [oldest] = slots.keys()
      if (slots.size > mostAccounts && oldest !== undefined) slots.delete(oldest)
    },
    isOutdated: (key, slot) => slot < (slots.get(key) ?? slot),
  }
}
