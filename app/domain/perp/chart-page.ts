import type { UnixSeconds } from '../base/time'
import type { BarPageRange } from '../price/bar-page'
import type { Candle } from '../price/candle'
import type { PerpVenue } from '../protocol/venues'
import type { PerpMetric, SeriesPoint } from './perp-series'

/** Figures of a perp market that a chart shows below the price. */
export const paneMetrics = ['openInterest', 'funding', 'longShort'] as const satisfies readonly PerpMetric[]
export type PaneMetric = (typeof paneMetrics)[number]

/** The figures of a market in one range, oldest first. */
export type PaneSeries = Readonly<Record<PaneMetric, readonly Omit<SeriesPoint, 'base'>[]>>

/** Part of a chart: bars, and the figures of a perp market in the same range. */
export interface ChartPageView extends BarPageRange {
  /** Venue of the market. `undefined` for a token. */
  readonly venue: PerpVenue | undefined
  readonly candles: readonly Candle[]
  /** `undefined` for a token. */
  readonly panes: PaneSeries | undefined
}

/**
 * Merges points into buckets of `barSeconds`. Funding is the mean of the known rates; open interest and long/short
 * are states, so the last known one counts. A bucket without a known value is unknown.
 */
export function regroupPoints(
  metric: PaneMetric,
  points: PaneSeries[PaneMetric],
  barSeconds: number,
): PaneSeries[PaneMetric] {
  const known = new Map<UnixSeconds, number[]>()
  for (const { at, value } of points) {
    const bucket = at - (at % barSeconds)
    const values = known.get(bucket) ?? []
    if (value !== undefined) values.push(value)
    known.set(bucket, values)
  }
  return [...known].map(([at, values]) => ({
    at,
    value: metric === 'funding' ? mean(values) : values.at(-1),
  }))
}

function mean(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : values.reduce((sum, one) => sum + one, 0) / values.length
}
