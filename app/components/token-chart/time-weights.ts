import type { UnixSeconds } from '~/domain/time'
import { clockMs, type ZoneOffset } from '~/domain/time-format'

/** From this weight on a tick is the first bar of a local day; the chart library prints the heaviest ticks in bold. */
export const dayWeight = 50
const monthWeight = 60
const yearWeight = 70

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** The library's own weights of ticks within a day, heaviest first. */
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
 * The weight of each bar's tick, from index `from` on: how round the time is that lies between a bar and the one before it, on the clocks of the zone.
 * The library itself computes this in UTC, which puts the start of a day into the evening or the morning of other zones. `times` ascend.
 */
export function timeWeights(times: readonly UnixSeconds[], from: number, offset: ZoneOffset): number[] {
  return times.slice(from).map((time, index) => {
    const before = times[from + index - 1] ?? guessedBefore(times)
    return weightBetween(clockMs(before * 1000, offset), clockMs(time * 1000, offset))
  })
}

/** The time of the bar before the first one, as if all bars were equally far apart. */
function guessedBefore(times: readonly UnixSeconds[]): UnixSeconds {
  const [first = 0] = times
  const last = times.at(-1) ?? first
  return times.length < 2 ? first : first - Math.ceil((last - first) / (times.length - 1))
}

/** Both as `clockMs`. When clocks are put back, `now` can be equal to `before` or less: then no round time lies between them. */
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
