import type { UnixSeconds } from '../base/time'

/** Time frames of the DCA volume chart in display order. */
export const chartTimeframes = ['hour', 'day', 'week', 'month'] as const
export type ChartTimeframe = (typeof chartTimeframes)[number]

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Number of days in the daily volume chart, including the current one. */
export const dailyBuckets = 30
/** Number of days in the charts that are labelled as a month. */
export const monthDays = 31

/** A time range that ends now, and the length of its buckets in seconds. */
export interface ChartWindow {
  readonly start: UnixSeconds
  readonly bucketSeconds: number
}

/**
 * Returns the window of a time frame: an hour in minutes, a day or a week in hours, 31 days in four-hour
 * buckets. `weekStart` is the midnight seven days ago in the visitor's time zone.
 */
export function chartWindow(
  timeframe: ChartTimeframe,
  now: UnixSeconds,
  weekStart: UnixSeconds,
): ChartWindow {
  switch (timeframe) {
    case 'hour':
      return { start: now - hour, bucketSeconds: minute }
    case 'day':
      return { start: now - day, bucketSeconds: hour }
    case 'week':
      return { start: weekStart, bucketSeconds: hour }
    case 'month':
      return { start: now - monthDays * day, bucketSeconds: 4 * hour }
  }
}

/** Returns the window of a daily chart: whole UTC days, including the current one. */
export function dailyWindow(now: UnixSeconds, days: number): ChartWindow {
  return { start: utcMidnight(now) - (days - 1) * day, bucketSeconds: day }
}

/** Returns the last midnight, UTC. */
function utcMidnight(now: UnixSeconds): UnixSeconds {
  return now - (now % day)
}

/** Returns the midnight seven days before the last midnight, UTC. */
export function utcWeekStart(now: UnixSeconds): UnixSeconds {
  return utcMidnight(now) - 7 * day
}

/** Step of all time zone offsets, seconds. Every local midnight is at a multiple of this step in UTC. */
const zoneStep = 15 * minute

/**
 * Returns whether `start` can be the midnight seven days before the last midnight in some time zone. Such a
 * time is seven to eight days ago, plus or minus one hour, because daylight saving time may have begun or
 * ended since.
 */
export function isWeekStartOf(now: UnixSeconds, start: UnixSeconds): boolean {
  const ago = now - start
  return start % zoneStep === 0 && ago >= 7 * day - hour - minute && ago <= 8 * day + hour + minute
}
