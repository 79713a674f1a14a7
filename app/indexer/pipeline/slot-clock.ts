import type { Slot, UnixSeconds } from '~/domain/time'
import type { ChainClock } from './chain-clock'

/** Tells the time of a slot, which account notifications don't carry, from block times that the RPC has told. */
export interface SlotClock {
  /** False for times more than two minutes ahead of the chain's: whoever tells them is wrong, or tells milliseconds. */
  believes(time: UnixSeconds): boolean
  /** A block time that the chain told; one that is not believed changes nothing. */
  anchor(slot: Slot, blockTime: UnixSeconds): void
  /** The block time of the slot, or our own time before the first anchor. Never ahead of the chain's clock. */
  timeOf(slot: Slot): UnixSeconds
  /** The same for slots within the last hour; undefined for others, where counting slots would be guessing. */
  timeNear(slot: Slot): UnixSeconds | undefined
}

/** Length that the network aims at; the newest anchor is a second or two away, so a small difference does not matter. */
const slotSeconds = 0.4
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
