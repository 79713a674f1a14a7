import type { Slot } from '~/domain/base/time'

/** The parents of recent slots, as a slot subscription reports them. */
export interface SlotChain {
  add(slot: Slot, parent: Slot | undefined): void
  /**
   * Returns the slots from `first` to `last` that are ancestors of `last`, with `last` itself. `undefined`: a
   * parent in this range is unknown.
   */
  ancestors(first: Slot, last: Slot): ReadonlySet<Slot> | undefined
  /** Newest reported slot. It may belong to a fork that is abandoned later. */
  newest(): Slot | undefined
}

/** Number of slots whose parents are remembered, about half an hour. */
const mostSlots = 4_500

export function createSlotChain(): SlotChain {
  const parents = new Map<Slot, Slot>()
  let newest: Slot | undefined

  return {
    newest: () => newest,
    add(slot, parent) {
      // A node that reports a slot as its own ancestor can't be followed.
      if (parent === undefined || parent >= slot) return
      newest = Math.max(newest ?? slot, slot)
      parents.set(slot, parent)
      const [oldest] = parents.keys()
      if (parents.size > mostSlots && oldest !== undefined) parents.delete(oldest)
    },
    ancestors(first, last) {
      const chain = new Set<Slot>()
      for (let slot = last; slot >= first; ) {
        const parent = parents.get(slot)
        if (parent === undefined) return undefined
        chain.add(slot)
        slot = parent
      }
      return chain
    },
  }
}
