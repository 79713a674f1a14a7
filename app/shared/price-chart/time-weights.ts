import type { UnixSeconds } from '~/domain/base/time'
import { clockMs, type ZoneOffset } from '~/domain/format/time-zone'

/**
 * Minimum weight of the first candle of a local day. The chart library prints the ticks with the highest
 * weights in bold.
 */
export const dayWeight = 50
const monthWeight = 60
const yearWeight = 70

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** The library's weights for ticks within a day, highest weight first. */
const weightsWithinDay = [
  { everyMs: 12 * hourMs, weight: 33 },
  { everyMs: 6 * hourMs, weight: 32 },
  { everyMs: 3 * hourMs, weight: 31 },
  { everyMs: hourMs, weight: 30 },
  { everyMs: 30 * minuteMs, weight: 22 },
  { everyMs: 5 * minuteMs, weight: 21 },
  { everyMs: minuteMs, weight: 20 },
] as const

/**
 * Returns the tick weight of each candle from index `from`. The weight depends on the roundest local time
 * between the candle and the previous candle. The library would compute the weights in UTC, where a day can
 * start in the evening or in the morning of the visitor's day. `times` must be ascending.
 */
export function timeWeights(times: readonly UnixSeconds[], from: number, offset: ZoneOffset): number[] {
  return times.slice(from).map((time, index) => {
    const before = times[from + index - 1] ?? guessedBefore(times)
    return weightBetween(clockMs(before * 1000, offset), clockMs(time * 1000, offset))
  })
}

/**
 * Returns the assumed time of the candle before the first one. The time assumes that all candles are evenly
 * spaced.
 */
function guessedBefore(times: readonly UnixSeconds[]): UnixSeconds {
  const [first = 0] = times
  const last = times.at(-1) ?? first
  return times.length < 2 ? first : first - Math.ceil((last - first) / (times.length - 1))
}

/**
 * Returns the weight of the roundest time between two times of `clockMs`. When clocks go back, `now` can be
 * equal to or earlier than `before`. In that case, no round time lies between them.
 */
function weightBetween(before: number, now: number): number {
  if (Math.floor(now / dayMs) > Math.floor(before / dayMs)) {
    const [one, other] = [new Date(before), new Date(now)]
    if (one.getUTCFullYear() !== other.getUTCFullYear()) return yearWeight
    return one.getUTCMonth() === other.getUTCMonth() ? dayWeight : monthWeight
  }
  const crossed = weightsWithinDay.find(
    ({ everyMs }) => Math.floor(now / everyMs) > Math.floor(before / everyMs),
  )
  return crossed?.weight ?? 0
}
