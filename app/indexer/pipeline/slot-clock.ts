import type { Slot, UnixSeconds } from '~/domain/base/time'
import type { ChainClock } from './chain-clock'

/** Estimates the time of a slot from known block times, because account notifications carry no time. */
export interface SlotClock {
  /**
   * Whether a time is at most two minutes ahead of the chain's time. A later time is wrong or in
   * milliseconds.
   */
  believes(time: UnixSeconds): boolean
  /** Records the block time of a slot. Ignores an implausible time. */
  anchor(slot: Slot, blockTime: UnixSeconds): void
  /**
   * Returns the estimated block time of the slot, or the current time before the first anchor. Never ahead of
   * the chain's clock.
   */
  timeOf(slot: Slot): UnixSeconds
  /**
   * Like `timeOf`, but only for slots within an hour of the newest anchor. `undefined`: the slot is too far
   * from the anchor for an estimate.
   */
  timeNear(slot: Slot): UnixSeconds | undefined
}

/**
 * Slot length that the network targets, seconds. Actual slots differ slightly, but the error is small because
 * the newest anchor is at most a minute away.
 */
export const slotSeconds = 0.4
const mostAheadSeconds = 120
const nearSlots = 9_000

export function createSlotClock(clock: Pick<ChainClock, 'nowMs'>): SlotClock {
  let newest: { readonly slot: Slot; readonly blockTime: UnixSeconds } | undefined

  function nowSeconds(): UnixSeconds {
    return Math.floor(clock.nowMs() / 1000)
  }

  function timeOf(slot: Slot): UnixSeconds {
    if (newest === undefined) return nowSeconds()
    const guess = newest.blockTime + Math.round((slot - newest.slot) * slotSeconds)
    return Math.min(guess, Math.max(nowSeconds(), newest.blockTime))
  }

  const believes = (time: UnixSeconds): boolean => time <= nowSeconds() + mostAheadSeconds

  return {
    believes,
    timeOf,
    timeNear(slot) {
      return newest && Math.abs(newest.slot - slot) <= nearSlots ? timeOf(slot) : undefined
    },
    anchor(slot, blockTime) {
      if (!believes(blockTime)) return
      if (newest === undefined || slot >= newest.slot) newest = { slot, blockTime }
    },
  }
}
