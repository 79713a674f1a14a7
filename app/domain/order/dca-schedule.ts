import { lastUnixSeconds, type UnixSeconds } from '../base/time'
import { dcaRemainingRaw } from './order'
import type { DcaPace } from './order-math'

/** One cycle that an order will execute if nothing changes. */
export interface PlannedCycle {
  readonly at: UnixSeconds
  /** Input that the cycle sells, base units. */
  readonly inputRaw: bigint
}

/**
 * Returns the next cycles of a DCA order. They start at `nextCycleAt`, or now if that time has passed. Each
 * cycle sells the amount per cycle; the last one sells what is left. An overdue order does not catch up on
 * missed cycles. Cycle lengths are untrusted input and can be extremely long, so the plan stops at
 * `lastUnixSeconds`.
 */
export function planCycles(order: DcaPace, now: UnixSeconds, count: number): PlannedCycle[] {
  const cycles: PlannedCycle[] = []
  let leftRaw = dcaRemainingRaw(order)
  let at = Math.max(order.nextCycleAt, now)
  const isPlanned = () => leftRaw > 0n && order.inAmountPerCycleRaw > 0n && at <= lastUnixSeconds
  while (cycles.length < count && isPlanned()) {
    const restRaw = leftRaw - order.inAmountPerCycleRaw
    cycles.push({ at, inputRaw: restRaw < 0n ? leftRaw : order.inAmountPerCycleRaw })
    leftRaw = restRaw
    at += Math.max(order.cycleFrequencySeconds, 1)
  }
  return cycles
}
