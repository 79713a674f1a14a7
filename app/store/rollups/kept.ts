const hour = 3_600
const day = 24 * hour

/** A table of sums: the column that says when its buckets begin, and how long these are wide and kept, seconds. */
export interface Rollup {
  readonly name: string
  readonly time: string
  readonly bucketSeconds: number
  readonly keepSeconds: number
}

/** Every rollup. What is older than it is kept for is deleted in the background. */
export const rollups = {
  candleMinute: { name: 'candle_minute', time: 'at', bucketSeconds: 60, keepSeconds: 7 * day },
  candleHour: { name: 'candle_hour', time: 'at', bucketSeconds: hour, keepSeconds: 396 * day },
  tokenVolumeMinute: {
    name: 'token_volume_minute',
    time: 'minute_at',
    bucketSeconds: 60,
    keepSeconds: 26 * hour,
  },
  tokenVolumeHour: {
    name: 'token_volume_hour',
    time: 'hour_at',
    bucketSeconds: hour,
    keepSeconds: 396 * day,
  },
  traderVolumeHour: {
    name: 'trader_volume_hour',
    time: 'hour_at',
    bucketSeconds: hour,
    keepSeconds: 35 * day,
  },
  orderVolumeHour: {
    name: 'order_volume_hour',
    time: 'hour_at',
    bucketSeconds: hour,
    keepSeconds: 35 * day,
  },
  perpMarketHour: { name: 'perp_market_hour', time: 'hour_at', bucketSeconds: hour, keepSeconds: 396 * day },
} as const satisfies Record<string, Rollup>

/** SQL: the start of the bucket that a time falls into. */
export function bucketOf({ bucketSeconds }: Rollup, at: string): string {
  return `${at} - ${at} % ${bucketSeconds}`
}

/**
 * SQL: whether the bucket of a time is worth writing; `now` in unix seconds. A month of history has far more minutes than are kept; hours are few,
 * and those that are too old may as well be written and deleted.
 */
export function isWorthWriting({ bucketSeconds, keepSeconds }: Rollup, at: string, now: string): string {
  return bucketSeconds < hour ? `${at} >= ${now} - ${keepSeconds}` : 'true'
}
