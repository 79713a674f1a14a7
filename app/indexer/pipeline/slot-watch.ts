import type { Slot } from '~/domain/base/time'

/** Tracks slots with stored data that are not final yet. Each of them may still be orphaned. */
export interface SlotWatch {
  saw(slot: Slot): void
  /** Oldest tracked slot. `undefined`: every stored slot is final. */
  oldest(): Slot | undefined
  /** Returns the tracked slots up to this one, in ascending order. */
  upTo(slot: Slot): readonly Slot[]
  /** Records that all slots up to this one are final, so that they are no longer tracked. */
  final(slot: Slot): void
  /** Stops tracking slots that have been handled. A slot is tracked again when new data from it arrives. */
  settled(slots: readonly Slot[]): void
}

/**
 * Maximum number of tracked slots. If finality can't be followed for hours, the oldest slots are dropped. If
 * a dropped slot is orphaned later, its rows are not rolled back.
 */
const mostSlots = 100_000

export function createSlotWatch(): SlotWatch {
  const open = new Set<Slot>()
  let finalSlot = -1
  return {
    saw(slot) {
      if (slot <= finalSlot) return
      open.add(slot)
      const [oldest] = open
      if (open.size > mostSlots && oldest !== undefined) open.delete(oldest)
    },
    oldest() {
      let oldest: Slot | undefined
      for (const slot of open) oldest = Math.min(oldest ?? slot, slot)
      return oldest
    },
    upTo: (slot) => [...open].filter((each) => each <= slot).sort((a, b) => a - b),
    final(slot) {
      finalSlot = Math.max(finalSlot, slot)
      for (const each of open) if (each <= finalSlot) open.delete(each)
    },
    settled(slots) {
      for (const slot of slots) open.delete(slot)
    },
  }
}
