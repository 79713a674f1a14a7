import type { Slot, UnixMs, UnixSeconds } from '~/domain/base/time'

/**
 * Slot and block time of a real Kamino `OrderDisplay` event on mainnet. All other slots are extrapolated from
 * this event, so that the current slot is close to mainnet's. Fixtures keep their slot numbers of mainnet.
 */
const anchor = { slot: 398_725_149, at: 1_770_398_977 }
const slotMs = 400

/** Returns the slot at a given time. The slot depends only on the time, so a restart does not change it. */
export function slotAtMs(nowMs: UnixMs): Slot {
  return anchor.slot + Math.floor((nowMs - anchor.at * 1000) / slotMs)
}

/** Returns the approximate time of a slot. */
export function timeOfSlot(slot: Slot): UnixSeconds {
  return anchor.at + Math.floor(((slot - anchor.slot) * slotMs) / 1000)
}

/** Slot of fixtures whose own slot is unknown. It is lower than every slot that the ledger produces. */
export const unknownSlot: Slot = anchor.slot
