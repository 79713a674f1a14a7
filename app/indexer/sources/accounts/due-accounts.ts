import type { Address } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'

/**
 * Accounts that must be read by their keys. Each must be read as of the newest slot that wrote it, or a later
 * one.
 */
export interface DueAccounts {
  add(key: Address, slot: Slot): void
  /** Returns the keys of accounts to read, oldest first. */
  oldest(most: number): readonly Address[]
  /**
   * Records that an account was read as of a slot. Returns whether that slot is new enough, so that the
   * account need not be read again.
   */
  settle(key: Address, asOf: Slot): boolean
  /** Removes an account that can't be read. */
  drop(key: Address): void
  has(key: Address): boolean
  /** Removes accounts whose last write is at or before this slot. */
  dropUpTo(slot: Slot): void
  clear(): void
  /** Returns a mark after the newest account that must be read. */
  mark(): number
  /** Whether all accounts before the mark have been read. */
  isPast(mark: number): boolean
  size(): number
}

interface Due {
  slot: Slot
  readonly place: number
}

export function createDueAccounts(): DueAccounts {
  const due = new Map<Address, Due>() // Accounts are ordered by `place`.
  let next = 0

  return {
    add(key, slot) {
      const known = due.get(key)
      // The account keeps its place in the queue. Otherwise `isPast` could return true before the account is
      // read.
      if (known) known.slot = Math.max(known.slot, slot)
      else {
        due.set(key, { slot, place: next })
        next += 1
      }
    },
    oldest(most) {
      const keys: Address[] = []
      for (const key of due.keys()) {
        if (keys.length >= most) break
        keys.push(key)
      }
      return keys
    },
    settle(key, asOf) {
      const known = due.get(key)
      if (known !== undefined && asOf < known.slot) return false
      due.delete(key)
      return true
    },
    drop: (key) => due.delete(key),
    has: (key) => due.has(key),
    dropUpTo(slot) {
      for (const [key, each] of due) if (each.slot <= slot) due.delete(key)
    },
    clear: () => due.clear(),
    mark: () => next,
    isPast(mark) {
      const [oldest] = due.values()
      return oldest === undefined || oldest.place >= mark
    },
    size: () => due.size,
  }
}
