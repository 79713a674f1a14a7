import type { UnixMs } from '../base/time'
import { clockMs, type ZoneOffset } from '../format/time-zone'

const dayMs = 86_400_000
/** Daily bars of pages reach back 31 days, and the first of them may begin a day before. */
const reachMs = 33 * dayMs

/**
 * Returns whether the days of a zone are those of UTC, as far back as daily bars reach. Otherwise days are made of
 * hourly bars. In a zone of half hours, a day then begins at the first full hour of UTC after midnight, because bars
 * shorter than an hour are kept for seven days only.
 */
export function hasUtcDays(offset: ZoneOffset, now: UnixMs): boolean {
  return offset(now) === 0 && offset(now - reachMs) === 0
}

/** Bar of a chart, USD. */
interface TimedBar {
  readonly time: UnixMs
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: number | null
}

/**
 * Merges hourly bars into the days of a zone. A day with a change of the clocks has 23 or 25 hours. Bars are in time
 * order. The first day is left out if the bars begin within it, unless it is the only one.
 */
export function localDays<Bar extends TimedBar>(hours: readonly Bar[], offset: ZoneOffset): readonly Bar[] {
  const days: Bar[] = []
  let day: number | undefined
  for (const hour of hours) {
    const last = days.at(-1)
    const own = dayOf(hour.time, offset)
    if (last !== undefined && own === day) days[days.length - 1] = joined(last, hour)
    else days.push(hour)
    day = own
  }
  return days.length > 1 && beginsWithin(hours, offset) ? days.slice(1) : days
}

/** Returns the points of each day as a list, in time order. */
export function pointsByDay<Point extends { readonly time: UnixMs }>(
  points: readonly Point[],
  offset: ZoneOffset,
): readonly (readonly [Point, ...Point[]])[] {
  const days: [Point, ...Point[]][] = []
  let day: number | undefined
  for (const point of points) {
    const own = dayOf(point.time, offset)
    const last = days.at(-1)
    if (last !== undefined && own === day) last.push(point)
    else days.push([point])
    day = own
  }
  return days
}

/** Returns the number of the day of a time in a zone. */
export function dayOf(time: UnixMs, offset: ZoneOffset): number {
  return Math.floor(clockMs(time, offset) / dayMs)
}

/** Returns whether the bar before the first one would belong to the same day. */
function beginsWithin([first, second]: readonly TimedBar[], offset: ZoneOffset): boolean {
  if (first === undefined || second === undefined) return false
  return dayOf(first.time, offset) === dayOf(first.time - (second.time - first.time), offset)
}

function joined<Bar extends TimedBar>(day: Bar, hour: Bar): Bar {
  return {
    ...day,
    high: Math.max(day.high, hour.high),
    low: Math.min(day.low, hour.low),
    close: hour.close,
    volume: day.volume === null || hour.volume === null ? null : day.volume + hour.volume,
  }
}
