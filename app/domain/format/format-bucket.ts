import type { UnixSeconds } from '../base/time'
import { clockMs, type TimeFormat, type ZoneOffset } from './time-zone'

/** Bucket size of a chart. It decides whether a label shows a time of day or a date. */
export type BucketUnit = 'minute' | 'hour' | 'day'

/**
 * Formats a bucket's label on the axis: a time of day, or a date if the axis spans several days. `format`
 * determines the time zone.
 */
export function bucketTick(at: UnixSeconds, spansDays: boolean, format: TimeFormat): string {
  const { day, month, hour, minute } = format(at * 1000)
  return spansDays ? `${day} ${month}` : `${hour}:${minute}`
}

/** Formats a bucket's full name: `13 Nov 2026 UTC` for a day, otherwise `13 Nov, 15:00 UTC`. */
export function bucketTitle(at: UnixSeconds, unit: BucketUnit, format: TimeFormat): string {
  const { day, month, year, hour, minute, zone } = format(at * 1000)
  return unit === 'day' ? `${day} ${month} ${year} ${zone}` : `${day} ${month}, ${hour}:${minute} ${zone}`
}

/**
 * Returns the start of a bucket on the zone's local clock, in minutes since 1970. The result is a multiple of
 * 1,440 if the bucket starts at local midnight.
 */
export function clockMinute(at: UnixSeconds, offset: ZoneOffset): number {
  return clockMs(at * 1000, offset) / 60_000
}
