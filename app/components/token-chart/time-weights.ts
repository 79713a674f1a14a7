import type { UnixSeconds } from '~/domain/time'
import { clockMs, type ZoneOffset } from '~/domain/time-format'

/**
 * Weight from which a tick is the first candle of a local day. The chart library prints the heaviest ticks in
 * bold.
 */
export const dayWeight = 50
const monthWeight = 60
const yearWeight = 70

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** The library's weights for ticks within a day, heaviest first. */
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
 * Returns the weight of each candle's tick from index `from`. It depends on the roundest local time between
 * the candle and the previous one. The library computes this in UTC, where a day starts in the evening or the
 * morning of other zones. `times` must be ascending.
 */
export function timeWeights(times: readonly UnixSeconds[], from: number, offset: ZoneOffset): number[] {
  return times.slice(from).map((time, index) => {
    const before = times[from + index - 1] ?? guessedBefore(times)
    return weightBetween(clockMs(before * 1000, offset), clockMs(time * 1000, offset))
  })
}

/** Returns the assumed time of the candle before the first one, with all candles evenly spaced. */
function guessedBefore(times: readonly UnixSeconds[]): UnixSeconds {
  const [first = 0] = times
  const last = times.at(-1) ?? first
  return times.length < 2 ? first : first - Math.ceil((last - first) / (times.length - 1))
}

/**
 * Returns the weight between two times in the form of `clockMs`. When clocks go back, `now` can be at or
 * before `before`: then no round time lies between them.
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
