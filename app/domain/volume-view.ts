import type { Address } from './ids'
import { knownSum } from './known-sum'
import type { PairSide } from './order-view'
import type { PageRequest, SortOrder } from './page'
import type { UnixSeconds } from './time'

/**
 * Executed volume of a token in a window, USD. Only executions with a known value are added; `undefined`: no
 * execution has a known value. An execution counts for both of its tokens.
 */
export interface TokenVolumeView {
  readonly token: PairSide
  /** Volume with the token as output. */
  readonly boughtUsd: number | undefined
  /** Volume with the token as input. */
  readonly soldUsd: number | undefined
}

/** Returns the volume of a token on both sides, USD. */
export function totalUsd({
  boughtUsd,
  soldUsd,
}: Pick<TokenVolumeView, 'boughtUsd' | 'soldUsd'>): number | undefined {
  return knownSum(boughtUsd, soldUsd)
}

/**
 * Basis of the DCA aggregates: `remaining`, the input that active orders still have to spend, or `filled`,
 * the executions of the last 24 hours.
 */
export const aggregateBases = ['remaining', 'filled'] as const

export interface DcaAggregatesRequest {
  readonly basis: (typeof aggregateBases)[number]
  /** Maximum number of tokens to return. Tokens with the largest volume come first. */
  readonly limit: number
  /** Mints that are left out. */
  readonly exclude?: readonly Address[] | undefined
}

/** Sums over the DCA orders of one token. */
export interface DcaAggregateView {
  readonly token: PairSide
  /**
   * USD that buys the token. `undefined`: there are such orders or executions, but none has a price or value.
   */
  readonly buysUsd: number | undefined
  /** USD that sells the token. `undefined` as for `buysUsd`. */
  readonly sellsUsd: number | undefined
  /** Number of active orders with the token on either side. `undefined` for `filled`. */
  readonly orders: number | undefined
  /** Number of orders that add nothing because their input has no price. */
  readonly unpricedOrders: number | undefined
}

/**
 * Selects DCA orders or their executions: all of a wallet, all that buy or sell a token, or a single order.
 */
export type OrdersOf = 'trader' | 'token' | 'order'

/** Sums over active DCA orders. */
export interface ActiveDcaView {
  readonly orders: number
  /** Sum of the deposits, each at the price of its opening, USD. `undefined`: no price is known. */
  readonly depositedUsd: number | undefined
  /** Spending at current prices, USD per minute. `undefined` as for `depositedUsd`. */
  readonly usdPerMinute: number | undefined
  /** The next cycle. `undefined`: no active order. */
  readonly next: { readonly at: UnixSeconds; readonly input: PairSide; readonly output: PairSide } | undefined
}

/** DCA executions of the last 720 whole hours and the current hour. */
export interface DcaFilledView {
  /** USD. `undefined`: no execution has a known value. */
  readonly volumeUsd: number | undefined
  /** Number of all executions. `undefined`: not counted. */
  readonly fills: number | undefined
}

/** Aggregates from which a chart can be drawn, by bucket length in seconds. */
export const chartIntervals = { minute: 60, hour: 3_600, day: 86_400 } as const
export type ChartInterval = keyof typeof chartIntervals

/** Retention of the minute aggregates, seconds: a day and a margin. */
export const minuteVolumesSeconds = 26 * 3_600

/** Maximum number of buckets of one chart. */
export const mostChartPoints = 2_000

/** Maximum number of data points of one chart, over all series. They take about 4 MB as JSON. */
export const mostChartSums = 30_000

/** `summary`: bought + sold. `summaryNet`: bought − sold. */
export const chartViews = ['summary', 'summaryNet'] as const

export interface VolumeChartRequest {
  /** Bucket length, seconds. Buckets start at multiples of it. */
  readonly bucketSeconds: number
  /** Start: the bucket that contains this time is the first one. `undefined`: 24 hours before the end. */
  readonly start?: UnixSeconds | undefined
  /** End: buckets that start at this time or later are left out. `undefined`: now. */
  readonly end?: UnixSeconds | undefined
  readonly view: (typeof chartViews)[number]
  /** Tokens that each get a series. `undefined`: the largest ones, without the majors. */
  readonly mints: readonly Address[] | undefined
}

/** Length of a chart without a start, seconds. */
const chartSeconds = 86_400

/**
 * Returns the range of a chart in whole buckets: from the bucket that contains its start to the last one that
 * begins before its end and before now. `to` is exclusive.
 */
export function chartRange({ bucketSeconds, start, end }: VolumeChartRequest, nowAt: UnixSeconds) {
  const endsAt = Math.min(end ?? nowAt, nowAt)
  const startsAt = start ?? endsAt - chartSeconds
  return {
    startsAt,
    endsAt,
    from: Math.floor(startsAt / bucketSeconds) * bucketSeconds,
    to: Math.ceil(endsAt / bucketSeconds) * bucketSeconds,
  }
}

/** One token's series of a chart. Without `token` it is the sum of all other tokens. */
export interface VolumeSeries {
  readonly token: PairSide | undefined
  /**
   * USD of each bucket. `undefined`: no execution has a known value, or the bucket starts before the known
   * history.
   */
  readonly usd: readonly (number | undefined)[]
}

export interface VolumeChartView {
  /** Start of each bucket. */
  readonly starts: readonly UnixSeconds[]
  readonly series: readonly VolumeSeries[]
}

/**
 * Sort fields of the table of filled tokens. `totalFilledUsd` is another name for `volume`; it is the
 * default.
 */
export const filledTokenSortFields = [
  'totalFilledUsd',
  'volume',
  'buyVolume',
  'sellVolume',
  'symbol',
] as const

export interface FilledTokensRequest extends PageRequest {
  /** Number of tokens in the table. It contains the largest ones, regardless of the sort. */
  readonly limit: number
  readonly sortField: (typeof filledTokenSortFields)[number]
  readonly sortOrder: SortOrder
}
