import type { Slot, UnixMs, UnixSeconds } from '~/domain/time'

/**
 * Slot and block time of a real Kamino `OrderDisplay` event on mainnet. Fixtures come from all of mainnet's
 * history, so they are served with mainnet's slot numbers, and the current slot is close to mainnet's.
 */
const anchor = { slot: 398_725_149, at: 1_770_398_977 }
const slotMs = 400

/** Returns the slot at a time. It is extrapolated from the anchor, so that a restart does not change it. */
export function slotAtMs(nowMs: UnixMs): Slot {
  return anchor.slot + Math.floor((nowMs - anchor.at * 1000) / slotMs)
}

/** Returns the approximate time of a slot. */
export function timeOfSlot(slot: Slot): UnixSeconds {
  return anchor.at + Math.floor(((slot - anchor.slot) * slotMs) / 1000)
}

/** Slot for fixtures without a slot. It is lower than every slot that passes while they are served. */
export const unknownSlot: Slot = anchor.slot
