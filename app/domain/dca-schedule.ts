import { dcaRemainingRaw } from './order'
import type { DcaPace } from './order-math'
import { lastUnixSeconds, type UnixSeconds } from './time'

/** One cycle that an order will execute if nothing changes. */
export interface PlannedCycle {
  readonly at: UnixSeconds
  /** Base units of the input. */
  readonly inputRaw: bigint
}

/**
 * The next cycles of a DCA order: from `nextCycleAt`, or from now where that is past, each the amount of a cycle or what is left. An overdue order
 * does not catch up on cycles that it has missed: it goes on from now. Anybody may open an order whose cycles are ages apart: the plan ends with the calendar.
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
