import type { Address } from '~/domain/ids'
import type { Slot } from '~/domain/time'

/**
 * Remembers the slot at which accounts were found closed. The store deletes some closed accounts, so it has
 * no slot left to compare. Without this memory, an older response from a node that lags behind would bring
 * the account back.
 */
export interface ClosedAccounts {
  closed(key: Address, slot: Slot): void
  /** Whether a state of this slot is older than the closing of the account. */
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
