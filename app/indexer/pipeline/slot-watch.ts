import type { Slot } from '~/domain/base/time'

/** Tracks slots with stored data that are not final yet. Each of them may still be orphaned. */
export interface SlotWatch {
  saw(slot: Slot): void
  /** Oldest tracked slot. `undefined`: every stored slot is final. */
  oldest(): Slot | undefined
  /** Oldest tracked slot of which data arrived after so many sightings. `undefined`: none. */
  oldestSince(sightings: number): Slot | undefined
  /** Returns the tracked slots up to this one, in ascending order. */
  upTo(slot: Slot): readonly Slot[]
  /** Records that all slots up to this one are final, so that they are no longer tracked. */
  final(slot: Slot): void
  /** Returns the number of sightings so far, for `oldestSince` and `settled`. */
  sightings(): number
  /**
   * Stops tracking slots that have been handled, except those of which data arrived after so many sightings: it
   * may have been stored too late to be handled. A slot is also tracked again when new data from it arrives.
   */
  settled(slots: readonly Slot[], sightings: number): void
}

/**
 * Maximum number of tracked slots. If finality can't be followed for hours, the oldest slots are dropped. If
 * a dropped slot is orphaned later, its rows are not rolled back.
 */
const mostSlots = 100_000

export function createSlotWatch(): SlotWatch {
  /** The tracked slots, each with the number of its last sighting. */
  const open = new Map<Slot, number>()
  let sightings = 0
  let finalSlot = -1
  function oldestSince(before: number): Slot | undefined {
    let oldest: Slot | undefined
    for (const [slot, sighting] of open) if (sighting > before) oldest = Math.min(oldest ?? slot, slot)
    return oldest
  }

  return {
    oldestSince,
    oldest: () => oldestSince(0),
    saw(slot) {
      if (slot <= finalSlot) return
      sightings += 1
      open.set(slot, sightings)
      if (open.size <= mostSlots) return
      const [oldest] = open.keys()
      if (oldest !== undefined) open.delete(oldest)
    },
    upTo: (slot) => [...open.keys()].filter((each) => each <= slot).sort((a, b) => a - b),
    final(slot) {
      finalSlot = Math.max(finalSlot, slot)
      for (const each of open.keys()) if (each <= finalSlot) open.delete(each)
    },
    sightings: () => sightings,
    settled(slots, before) {
      for (const slot of slots) if ((open.get(slot) ?? 0) <= before) open.delete(slot)
    },
  }
}
