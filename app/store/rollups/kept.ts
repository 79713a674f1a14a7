const hour = 3_600
const day = 24 * hour

/**
 * A table with one row per time bucket and subject. `time` is the name of the column with the start of a bucket. The width and
 * the retention of buckets are in seconds.
 */
export interface Rollup {
  readonly name: string
  readonly time: string
  readonly bucketSeconds: number
  readonly keepSeconds: number
}

/** All rollup tables. Buckets older than `keepSeconds` are deleted in the background. */
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
  perpMarketMinute: {
    name: 'perp_market_minute',
    time: 'minute_at',
    bucketSeconds: 60,
    keepSeconds: 7 * day,
  },
  perpMarketHour: { name: 'perp_market_hour', time: 'hour_at', bucketSeconds: hour, keepSeconds: 396 * day },
} as const satisfies Record<string, Rollup>

/**
 * Tables with the last account state of each perp market in each bucket. The states themselves are not stored, so
 * these tables can't be computed again. They are pruned like the rollups.
 */
export const samples = {
  perpInterestMinute: {
    name: 'perp_interest_minute',
    time: 'minute_at',
    bucketSeconds: 60,
    keepSeconds: 7 * day,
  },
  perpInterestHour: {
    name: 'perp_interest_hour',
    time: 'hour_at',
    bucketSeconds: hour,
    keepSeconds: 396 * day,
  },
} as const satisfies Record<string, Rollup>

/** Returns SQL for the start of the bucket in which a time lies. */
export function bucketOf({ bucketSeconds }: Rollup, at: string): string {
  return `${at} - ${at} % ${bucketSeconds}`
}

/**
 * Returns an SQL condition: the bucket of a time is recent enough to be written. `now` is in unix seconds.
 * Old minute buckets are not written, because a month of history has far more minutes than are retained. Hour
 * buckets are few, so old ones are written too and deleted later.
 */
export function isWorthWriting({ bucketSeconds, keepSeconds }: Rollup, at: string, now: string): string {
  return bucketSeconds < hour ? `${at} >= ${now} - ${keepSeconds}` : 'true'
}
