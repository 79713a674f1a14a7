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
 * The window of a time frame (M238): an hour by the minute, a day by the hour, seven days back from local midnight by the hour, 31 days by
 * four hours. `midnight` is the last local midnight of whoever asks.
 */
export function chartWindow(timeframe: ChartTimeframe, now: UnixSeconds, midnight: UnixSeconds): ChartWindow {
  switch (timeframe) {
    case 'hour':
      return { start: now - hour, bucketSeconds: minute }
    case 'day':
      return { start: now - day, bucketSeconds: hour }
    case 'week':
      return { start: midnight - 7 * day, bucketSeconds: hour }
    case 'month':
      return { start: now - monthDays * day, bucketSeconds: 4 * hour }
  }
}

/** The window of a chart by the day: whole days, UTC, the running one among them. */
export function dailyWindow(now: UnixSeconds, days: number): ChartWindow {
  return { start: utcMidnight(now) - (days - 1) * day, bucketSeconds: day }
}

/** The last midnight, UTC. */
export function utcMidnight(now: UnixSeconds): UnixSeconds {
  return now - (now % day)
}

/** Whether a time can be somebody's last midnight: no zone is further than a day from here. */
export function isMidnightOf(now: UnixSeconds, midnight: UnixSeconds): boolean {
  return midnight <= now + minute && midnight > now - day - hour
}
