import type { Slot, UnixMs, UnixSeconds } from '~/domain/time'

/**
 * A slot of mainnet and its time, from a real Kamino `OrderDisplay` event. Fixtures come from all over mainnet's history, so
 * a folder of them is served on mainnet's own slot numbers, and today's slot is about where mainnet's would be.
 */
const anchor = { slot: 398_725_149, at: 1_770_398_977 }
const slotMs = 400

/** Slot at a time, counted from the anchor: the same after every restart. */
export function slotAtMs(nowMs: UnixMs): Slot {
  return anchor.slot + Math.floor((nowMs - anchor.at * 1000) / slotMs)
}

/** About when a slot was. */
export function timeOfSlot(slot: Slot): UnixSeconds {
  return anchor.at + Math.floor(((slot - anchor.slot) * slotMs) / 1000)
}

/** Where fixtures stand whose own slot is unknown: before everything that happens while they are served. */
export const unknownSlot: Slot = anchor.slot
