import type { Address } from '~/domain/ids'
import type { Slot } from '~/domain/time'

/**
 * Remembers at which slot accounts were found closed. Where the store deletes such an account nothing is left to compare slots with,
 * and a node that lags behind the one before it would bring the account back.
 */
export interface ClosedAccounts {
  closed(key: Address, slot: Slot): void
  /** Whether a state of this slot is older than the account's end. */
  isOutdated(key: Address, slot: Slot): boolean
}

/** Accounts that are remembered, the last ones: some hours of closings. */
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
