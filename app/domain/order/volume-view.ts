import type { Address } from '../base/ids'
import { knownSum } from '../base/known-sum'
import type { PageRequest, SortOrder } from '../base/page'
import type { UnixSeconds } from '../base/time'
import type { PairSide } from './order-view'

/**
 * Executed volume of a token in a window, USD. Executions without a known value are left out. `undefined`: no
 * execution has a known value. An execution adds to the volume of its input token and of its output token.
 */
export interface TokenVolumeView {
  readonly token: PairSide
  /** Volume of the executions whose output is the token. */
  readonly boughtUsd: number | undefined
  /** Volume of the executions whose input is the token. */
  readonly soldUsd: number | undefined
}

/** Returns the volume of a token as input plus its volume as output, USD. */
export function totalUsd({
  boughtUsd,
  soldUsd,
}: Pick<TokenVolumeView, 'boughtUsd' | 'soldUsd'>): number | undefined {
  return knownSum(boughtUsd, soldUsd)
}

/**
 * Basis of the DCA aggregates. `remaining`: the input that active orders still have to spend. `filled`: the
 * executions of the last 24 hours.
 */
export const aggregateBases = ['remaining', 'filled'] as const

export interface DcaAggregatesRequest {
  readonly basis: (typeof aggregateBases)[number]
  /** Maximum number of tokens to return. Tokens with the largest volume come first. */
  readonly limit: number
  /** Mints that the result leaves out. */
  readonly exclude?: readonly Address[] | undefined
}

/** Sums over the DCA orders of one token. */
export interface DcaAggregateView {
  readonly token: PairSide
  /**
   * Value of the orders or executions that buy the token, USD. `undefined`: there are some, but none has a
   * price or value.
   */
  readonly buysUsd: number | undefined
  /**
   * Value of the orders or executions that sell the token, USD. `undefined`: there are some, but none has a
   * price or value.
   */
  readonly sellsUsd: number | undefined
  /** Number of active orders whose input or output is the token. `undefined` if the basis is `filled`. */
  readonly orders: number | undefined
  /** Number of orders that are not included in the sums because their input has no price. */
  readonly unpricedOrders: number | undefined
}

/**
 * Selects DCA orders or their executions: all of a wallet, all that buy or sell a token, or those of a single
 * order.
 */
export type OrdersOf = 'trader' | 'token' | 'order'

/** Sums over active DCA orders. */
export interface ActiveDcaView {
  readonly orders: number
  /** Sum of the deposits, each at the price of its opening, USD. `undefined`: no price is known. */
  readonly depositedUsd: number | undefined
  /** Spending at current prices, USD per minute. `undefined`: no price is known. */
  readonly usdPerMinute: number | undefined
  /** Time of the next cycle of any active order. `undefined`: there is no active order. */
  readonly next: { readonly at: UnixSeconds; readonly input: PairSide; readonly output: PairSide } | undefined
}

/** DCA executions of the last 720 whole hours and the current hour. */
export interface DcaFilledView {
  /** Executed volume, USD. `undefined`: no execution has a known value. */
  readonly volumeUsd: number | undefined
  /** Number of all executions. `undefined`: not counted. */
  readonly fills: number | undefined
}

/** Bucket lengths for which volumes are stored, seconds. Charts are computed from these volumes. */
export const chartIntervals = { minute: 60, hour: 3_600, day: 86_400 } as const
export type ChartInterval = keyof typeof chartIntervals

/** Retention of the volumes per minute, seconds: a day plus a margin. */
export const minuteVolumesSeconds = 26 * 3_600

/** Maximum number of buckets of one chart. */
export const mostChartPoints = 2_000

/** Maximum number of data points of one chart, added up over all series. They take about 4 MB as JSON. */
export const mostChartSums = 30_000

/** `summary`: bought + sold. `summaryNet`: bought − sold. */
export const chartViews = ['summary', 'summaryNet'] as const

export interface VolumeChartRequest {
  /** Bucket length, seconds. Each bucket starts at a multiple of the bucket length. */
  readonly bucketSeconds: number
  /**
   * Start of the chart. The bucket that contains this time is the first one. `undefined`: 24 hours before the
   * end.
   */
  readonly start?: UnixSeconds | undefined
  /** End of the chart. Buckets that start at this time or later are left out. `undefined`: now. */
  readonly end?: UnixSeconds | undefined
  readonly view: (typeof chartViews)[number]
  /**
   * Tokens that each get a series. `undefined`: the tokens with the largest volume, except the major tokens.
   */
  readonly mints: readonly Address[] | undefined
}

/** Time range of a chart, seconds, if the request specifies no start. */
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

/** One token's series of a chart. If `token` is `undefined`, the series is the sum of all other tokens. */
export interface VolumeSeries {
  readonly token: PairSide | undefined
  /**
   * Volume of each bucket, USD. `undefined`: no execution in the bucket has a known value, or the bucket
   * starts before the known history.
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
