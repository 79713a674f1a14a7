import type { UnixSeconds } from './time'

/** Time frames of the DCA volume chart, in their order (M136). */
export const chartTimeframes = ['hour', 'day', 'week', 'month'] as const
export type ChartTimeframe = (typeof chartTimeframes)[number]

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Days of the chart of daily volume, the running one among them (resolution 4.12). */
export const dailyBuckets = 30
/** Days of a month, of the charts that are labelled by it (M238). */
export const monthDays = 31

/** A stretch of time up to now and the length of its buckets, seconds. */
export interface ChartWindow {
  readonly start: UnixSeconds
  readonly bucketSeconds: number
}

/**
 * The window of a time frame: an hour by the minute, a day by the hour, a week by the hour, 31 days by four hours. `weekStart` is the visitor's own
 * midnight seven days ago.
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

/** The window of a chart by the day: whole days, UTC, the running one among them. */
export function dailyWindow(now: UnixSeconds, days: number): ChartWindow {
  return { start: utcMidnight(now) - (days - 1) * day, bucketSeconds: day }
}

/** The last midnight, UTC. */
function utcMidnight(now: UnixSeconds): UnixSeconds {
  return now - (now % day)
}

/** The midnight seven days before the last one, UTC. */
export function utcWeekStart(now: UnixSeconds): UnixSeconds {
  return utcMidnight(now) - 7 * day
}

/** Clocks of all zones show a full, half or quarter hour when it is one in UTC. */
const zoneStep = 15 * minute

/**
 * Whether a time can be the midnight seven days before the last one of some zone: at least seven days ago and less than eight, give or take the hour
 * by which clocks may have changed since.
 */
export function isWeekStartOf(now: UnixSeconds, start: UnixSeconds): boolean {
  const ago = now - start
  return start % zoneStep === 0 && ago >= 7 * day - hour - minute && ago <= 8 * day + hour + minute
}
