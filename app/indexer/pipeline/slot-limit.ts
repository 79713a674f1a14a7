import type { Slot, UnixSeconds } from '~/domain/base/time'
import type { Clock } from '~/lib/clock'

/**
 * Limits the slots that are accepted from nodes. A single slot far above the chain's would otherwise move the
 * tip, the cursors and the rows of accounts there, and everything below would count as old.
 */
export interface SlotLimit {
  /** Whether the chain may have reached this slot by now. */
  allows(slot: Slot): boolean
  /** Records a slot with its block time. Such a slot shows most precisely what the chain can have reached. */
  dated(slot: Slot, blockTime: UnixSeconds): void
  /** Records the newest confirmed slot of a node that does not know its time. */
  reached(slot: Slot): void
}

/** Number of slots per second that no chain exceeds. Solana's target is 2.5. */
const mostPerSecond = 10
/** The same for the average since Solana's first block, which is at 2. */
const mostPerSecondOnAverage = 4
/** Slots by which a chain may be ahead of a dated slot immediately. Block times are up to a minute off. */
const marginSlots = 1_000
/** The same for a slot without a time, whose node may be hours behind. */
const undatedMarginSlots = 100_000
/** Time after which the last accepted slot no longer limits others, milliseconds. It may have been wrong. */
const validMs = 5 * 60_000
const mostAheadSeconds = 120
/** Time by which a lower slot must be later than a higher one to show that the higher one is wrong, seconds. */
const contradictingSeconds = 60
/** Time of Solana's first block, and a time that has passed for certain, Unix seconds. */
const [genesisAt, pastAt] = [1_584_230_400, 1_780_000_000]

interface Accepted {
  readonly slot: Slot
  /** `undefined`: the block time is unknown. */
  readonly blockTime: UnixSeconds | undefined
  readonly atMs: number
}

export function createSlotLimit(clock: Clock): SlotLimit {
  let accepted: Accepted | undefined
  let renewedMs = Number.NEGATIVE_INFINITY // when the last slot was accepted

  const nowSeconds = (): UnixSeconds => Math.floor(clock.nowMs() / 1000)
  const last = () => (clock.monotonicMs() - renewedMs < validMs ? accepted : undefined)

  function limit(): Slot {
    const base = last()
    // No chain is older than Solana.
    if (base === undefined) return (Math.max(nowSeconds(), pastAt) - genesisAt) * mostPerSecondOnAverage
    const sinceSeconds = (clock.monotonicMs() - base.atMs) / 1000
    const { slot, blockTime } = base
    if (blockTime === undefined) return slot + undatedMarginSlots + sinceSeconds * mostPerSecond
    return slot + marginSlots + Math.max(sinceSeconds, nowSeconds() - blockTime) * mostPerSecond
  }

  function accept(slot: Slot, blockTime: UnixSeconds | undefined): void {
    accepted = { slot, blockTime, atMs: clock.monotonicMs() }
    renewedMs = clock.monotonicMs()
  }

  return {
    allows: (slot) => slot <= limit(),
    dated(slot, blockTime) {
      if (slot > limit() || blockTime > nowSeconds() + mostAheadSeconds) return
      const base = last()
      const isNewer = base?.blockTime === undefined || slot >= base.slot
      const contradicts = base?.blockTime !== undefined && blockTime > base.blockTime + contradictingSeconds
      if (isNewer || contradicts) accept(slot, blockTime)
    },
    reached(slot) {
      if (slot > limit()) return
      const base = last()
      if (base?.blockTime === undefined) accept(slot, undefined)
      else if (slot >= base.slot) renewedMs = clock.monotonicMs()
    },
  }
}
