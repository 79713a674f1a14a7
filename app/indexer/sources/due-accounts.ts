import type { Address } from '~/domain/ids'
import type { Slot } from '~/domain/time'

/** Accounts to read by their keys, each as of the newest slot that wrote it or later. */
export interface DueAccounts {
  add(key: Address, slot: Slot): void
  /** Returns due keys, oldest first. */
  oldest(most: number): readonly Address[]
  /**
   * Records a read as of a slot. Returns whether the read is new enough, so that the account is not due any
   * more.
   */
  settle(key: Address, asOf: Slot): boolean
  /** Removes an account that can't be read. */
  drop(key: Address): void
  has(key: Address): boolean
  /** Removes accounts last written at or before this slot. */
  dropUpTo(slot: Slot): void
  clear(): void
  /** Returns a position behind everything that is due now. */
  mark(): number
  /** Whether everything before the mark has been read. */
  isPast(mark: number): boolean
  size(): number
}

interface Due {
  slot: Slot
  readonly place: number
}

export function createDueAccounts(): DueAccounts {
  const due = new Map<Address, Due>() // ordered by `place`
  let next = 0

  return {
    add(key, slot) {
      const known = due.get(key)
      // The account keeps its place. Otherwise a mark could be passed before the account is read.
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
