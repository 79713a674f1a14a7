import type { Address } from '../base/ids'
import type { UnixSeconds } from '../base/time'
import type { BarInterval, BarRangeRequest } from '../price/bar-range'
import type { CandleWindow } from '../price/candle'
import type { PerpVenue } from '../protocol/venues'

/** Figures of a perp market that have a series. */
export const perpMetrics = ['openInterest', 'funding', 'longShort', 'volume'] as const
export type PerpMetric = (typeof perpMetrics)[number]

/** Unit of the values of each series. */
export const perpMetricUnits = {
  openInterest: 'USD',
  funding: 'basis points per hour',
  longShort: 'ratio',
  volume: 'USD',
} as const satisfies Record<PerpMetric, string>

export interface PerpSeriesRequest extends BarRangeRequest {
  readonly market: string
  readonly metric: PerpMetric
}

/** Value of a figure in one bucket. */
export interface SeriesPoint {
  readonly at: UnixSeconds
  /** Value in the unit of the metric. `undefined`: unknown. */
  readonly value: number | undefined
  /** Open interest or volume in UI units of the base. `undefined` for other metrics, or if unknown. */
  readonly base: number | undefined
}

/** A figure of one market over time. */
export interface PerpSeriesView {
  readonly venue: PerpVenue
  readonly marketIndex: number
  readonly marketKey: Address
  readonly name: string
  readonly metric: PerpMetric
  readonly interval: BarInterval
  /** Start of the first bucket from which on the series is complete. `undefined`: not yet known. */
  readonly completeFrom: UnixSeconds | undefined
  /** One point for each bucket, oldest first. */
  readonly points: readonly SeriesPoint[]
}

/** Returns a point for each bucket of a window. `empty` is the point of a bucket that is complete and has no row. */
export function completePoints(
  { from, to, intervalSeconds }: CandleWindow,
  known: ReadonlyMap<UnixSeconds, Omit<SeriesPoint, 'at'>>,
  completeFrom: UnixSeconds | undefined,
  empty: Omit<SeriesPoint, 'at'>,
): readonly SeriesPoint[] {
  const unknown = { value: undefined, base: undefined }
  const points: SeriesPoint[] = []
  for (let at = from; at < to; at += intervalSeconds) {
    const isComplete = completeFrom !== undefined && at >= completeFrom
    points.push({ at, ...(isComplete ? (known.get(at) ?? empty) : unknown) })
  }
  return points
}

/** Returns the mean of the rates in each bucket. A bucket without a known rate is left out. */
export function meanRates(
  rates: readonly { readonly at: UnixSeconds; readonly rateBps: number | undefined }[],
  intervalSeconds: number,
): ReadonlyMap<UnixSeconds, number> {
  const sums = new Map<UnixSeconds, { sum: number; count: number }>()
  for (const { at, rateBps } of rates) {
    if (rateBps === undefined) continue
    const bucket = at - (at % intervalSeconds)
    const { sum, count } = sums.get(bucket) ?? { sum: 0, count: 0 }
    sums.set(bucket, { sum: sum + rateBps, count: count + 1 })
  }
  return new Map([...sums].map(([bucket, { sum, count }]) => [bucket, sum / count]))
}
