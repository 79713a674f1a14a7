import type { UnixSeconds } from '~/domain/base/time'
import { type BarRangeRequest, bucketAfter, type RangeLimits } from '~/domain/price/bar-range'
import type { CandleWindow } from '~/domain/price/candle'
import { earliestAllowed } from '~/domain/service/plan'

/** Maximum age of a range of bars, milliseconds. The shortest bar lasts a minute. */
export const barsMaxAgeMs = 3_000

const hour = 3_600

/** Returns the limits of a request: the current time, and the start of the caller's history. */
export function limitsOf({ reachDays }: Pick<BarRangeRequest, 'reachDays'>, now: UnixSeconds): RangeLimits {
  return { now, earliestAt: earliestAllowed(reachDays, now) }
}

/**
 * Returns the start of the oldest buckets that are certainly still stored. It is a whole hour, so that all
 * executions before it are in whole hours.
 */
export function retainedFrom(now: UnixSeconds, keepSeconds: number): UnixSeconds {
  return bucketAfter(now - keepSeconds, hour)
}

/** Returns the start of the first bar that begins within both the known history and the retention of its buckets. */
export function firstComplete(
  knownFrom: UnixSeconds | undefined,
  retainedAt: UnixSeconds,
  { intervalSeconds }: Pick<CandleWindow, 'intervalSeconds'>,
): UnixSeconds | undefined {
  return knownFrom === undefined ? undefined : bucketAfter(Math.max(knownFrom, retainedAt), intervalSeconds)
}

/** Returns the part of a window whose buckets are still stored. */
export function retainedWindow(window: CandleWindow, retainedAt: UnixSeconds): CandleWindow {
  const { from, to, intervalSeconds } = window
  return { ...window, from: Math.min(to, Math.max(from, bucketAfter(retainedAt, intervalSeconds))) }
}
