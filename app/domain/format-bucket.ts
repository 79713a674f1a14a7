import type { UnixSeconds } from './time'
import { clockMs, type TimeFormat, type ZoneOffset } from './time-format'

/** How coarse the buckets of a chart are: what has to be said to tell them apart. */
export type BucketUnit = 'minute' | 'hour' | 'day'

/** A bucket's name beneath the axis: a time of day, or a date where the axis reaches over days. `format` has the zone. */
export function bucketTick(at: UnixSeconds, spansDays: boolean, format: TimeFormat): string {
  const { day, month, hour, minute } = format(at * 1000)
  return spansDays ? `${day} ${month}` : `${hour}:${minute}`
}

/** A bucket's whole name: `13 Nov 2026 UTC` of a day, otherwise `13 Nov, 15:00 UTC`. */
export function bucketTitle(at: UnixSeconds, unit: BucketUnit, format: TimeFormat): string {
  const { day, month, year, hour, minute, zone } = format(at * 1000)
  return unit === 'day' ? `${day} ${month} ${year} ${zone}` : `${day} ${month}, ${hour}:${minute} ${zone}`
}

/** The time at which a bucket begins on the clocks of the zone, minutes since 1970: multiples of 1,440 are midnights. */
export function clockMinute(at: UnixSeconds, offset: ZoneOffset): number {
  return clockMs(at * 1000, offset) / 60_000
}
