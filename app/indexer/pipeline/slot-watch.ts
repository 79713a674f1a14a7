import type { Slot } from '~/domain/time'

/** The slots that came in and are not final yet: each may still die with its fork. */
export interface SlotWatch {
  saw(slot: Slot): void
  /** Those that are waited for, up to a slot. */
  upTo(slot: Slot): readonly Slot[]
  /** Everything up to here is final: neither kept nor taken in any more. */
  final(slot: Slot): void
  /** These have been dealt with, until they come in again. */
  settled(slots: readonly Slot[]): void
}

/** Where finality can't be followed for hours, the oldest are let go: nobody will say any more that they died. */
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
