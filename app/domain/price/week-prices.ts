import type { UnixSeconds } from '../base/time'

/** Points of the seven-day line: one per four hours, so that a list of 25 tokens stays small. */
export const weekPoints = { count: 42, stepSeconds: 4 * 3_600 } as const

/** Start of the seven-day line, unix seconds. It is a multiple of the step. */
export function weekStart(now: UnixSeconds): UnixSeconds {
  return now - (now % weekPoints.stepSeconds) - (weekPoints.count - 1) * weekPoints.stepSeconds
}

/**
 * Returns the points of the seven-day line, oldest first. `closes` contains the last price in each part of the
 * week by the number of the part: its start divided by the step. A part without a price repeats the price before
 * it, and a part before the first price is `undefined`. The last point is the current price, if it is known.
 */
export function weekLine(
  closes: ReadonlyMap<number, number> | undefined,
  currentPrice: number | undefined,
  now: UnixSeconds,
): readonly (number | undefined)[] {
  const first = weekStart(now) / weekPoints.stepSeconds
  let last: number | undefined
  return Array.from({ length: weekPoints.count }, (_, index) => {
    last = closes?.get(first + index) ?? last
    return index === weekPoints.count - 1 ? (currentPrice ?? last) : last
  })
}
