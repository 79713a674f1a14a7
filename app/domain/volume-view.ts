import type { Address } from './ids'
import { knownSum } from './known-sum'
import type { PairSide } from './order-view'
import type { PageRequest, SortOrder } from './page'
import type { UnixSeconds } from './time'

/** Executed volume of a token in a window, USD of what has a known value; undefined = executions of which none has one. An execution counts for both of its tokens. */
export interface TokenVolumeView {
  readonly token: PairSide
  /** The token was the output. */
  readonly boughtUsd: number | undefined
  /** The token was the input. */
  readonly soldUsd: number | undefined
}

/** USD that goes through a token, both sides. */
export function totalUsd({
  boughtUsd,
  soldUsd,
}: Pick<TokenVolumeView, 'boughtUsd' | 'soldUsd'>): number | undefined {
  return knownSum(boughtUsd, soldUsd)
}

/** What the DCA aggregates add up: what active orders have left to spend, or what was executed in the last 24 hours. */
export const aggregateBases = ['remaining', 'filled'] as const

export interface DcaAggregatesRequest {
  readonly basis: (typeof aggregateBases)[number]
  /** Tokens at most, the largest first. */
  readonly limit: number
  /** Mints that are left out. */
  readonly exclude?: readonly Address[] | undefined
}

/** DCA orders of one token added up. */
export interface DcaAggregateView {
  readonly token: PairSide
  /** USD that buys the token; undefined = there are orders that buy it and none has a price, or executions and none has a value. */
  readonly buysUsd: number | undefined
  /** Likewise of what sells it. */
  readonly sellsUsd: number | undefined
  /** Active orders with the token on either side; undefined where executions are added up. */
  readonly orders: number | undefined
  /** Those of them that count for nothing because their input has no price. */
  readonly unpricedOrders: number | undefined
}

/** Which DCA orders are added up, or what was executed of them: a wallet's, those that buy or sell a token, or one order. */
export type OrdersOf = 'trader' | 'token' | 'order'

/** Active DCA orders added up. */
export interface ActiveDcaView {
  readonly orders: number
  /** USD at each opening; undefined = no price is known of any. */
  readonly depositedUsd: number | undefined
  /** Likewise at current prices. */
  readonly usdPerMinute: number | undefined
  /** The cycle that comes next; undefined = no order is active. */
  readonly next: { readonly at: UnixSeconds; readonly input: PairSide; readonly output: PairSide } | undefined
}

/** DCA executions of the last 720 whole hours and the running one. */
export interface DcaFilledView {
  /** USD; undefined = none has a known value. */
  readonly volumeUsd: number | undefined
  /** All of them; undefined = not counted. */
  readonly fills: number | undefined
}

/** The rollups that a chart can be drawn from, by the seconds of a bucket. */
export const chartIntervals = { minute: 60, hour: 3_600, day: 86_400 } as const
export type ChartInterval = keyof typeof chartIntervals

/** Executed volume by the minute is kept for so long, seconds: a day and some room. */
export const minuteVolumesSeconds = 26 * 3_600

/** Buckets of one chart at most. */
export const mostChartPoints = 2_000

/** Sums of one chart at most, over all of its series: as rows of JSON some 4 MB. */
export const mostChartSums = 30_000

/** `summary` = bought + sold; `summaryNet` = bought − sold (resolution 4.12). */
export const chartViews = ['summary', 'summaryNet'] as const

export interface VolumeChartRequest {
  /** Seconds of a bucket; buckets begin at multiples of it. */
  readonly bucketSeconds: number
  /** Undefined = 24 hours before the end. The bucket in which it lies is the first. */
  readonly start?: UnixSeconds | undefined
  /** Buckets that begin here or later are left out; undefined = now. */
  readonly end?: UnixSeconds | undefined
  readonly view: (typeof chartViews)[number]
  /** The tokens of the chart, each with a series of its own; undefined = the largest, without the majors. */
  readonly mints: readonly Address[] | undefined
}

/** Of a chart that names no start. */
const chartSeconds = 86_400

/** What a chart covers: whole buckets, from the one in which it starts to the last one that begins before it ends, and none that has not begun. `to` is exclusive. */
export function chartStretch({ bucketSeconds, start, end }: VolumeChartRequest, nowAt: UnixSeconds) {
  const endsAt = Math.min(end ?? nowAt, nowAt)
  const startsAt = start ?? endsAt - chartSeconds
  return {
    startsAt,
    endsAt,
    from: Math.floor(startsAt / bucketSeconds) * bucketSeconds,
    to: Math.ceil(endsAt / bucketSeconds) * bucketSeconds,
  }
}

/** One token's series of a chart; undefined `token` = all others together. */
export interface VolumeSeries {
  readonly token: PairSide | undefined
  /** USD of each bucket; undefined = executions of which none has a known value, or a bucket that begins before the known history. */
  readonly usd: readonly (number | undefined)[]
}

export interface VolumeChartView {
  /** Starts of the buckets. */
  readonly starts: readonly UnixSeconds[]
  readonly series: readonly VolumeSeries[]
}

/** Fields by which the table of filled tokens sorts. `totalFilledUsd` is `volume` under the name that the specification's default has (resolution 4.21). */
export const filledTokenSortFields = [
  'totalFilledUsd',
  'volume',
  'buyVolume',
  'sellVolume',
  'symbol',
] as const

export interface FilledTokensRequest extends PageRequest {
  /** Only the so many largest are in the table, however it is sorted. */
  readonly limit: number
  readonly sortField: (typeof filledTokenSortFields)[number]
  readonly sortOrder: SortOrder
}
