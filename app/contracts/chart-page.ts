import type { UnixMs, UnixSeconds } from '~/domain/base/time'
import { type ChartPageView, type PaneMetric, type PaneSeries, paneMetrics } from '~/domain/perp/chart-page'
import type { BarPageRange } from '~/domain/price/bar-page'
import { type CandleWire, candleToWire } from './candle'
import { orNull } from './schema/absent'

/** Figures of a perp market in one bar: USD, basis points per hour, ratio. `null`: unknown. */
export interface PanePointWire extends Readonly<Record<PaneMetric, number | null>> {
  readonly time: UnixMs
}

/** Part of a chart, oldest first. Only pages read it. */
export interface ChartPageWire extends BarPageRange {
  readonly bars: readonly CandleWire[]
  /** Figures below the price. `null` for a token. */
  readonly panes: readonly PanePointWire[] | null
}

/** Converts part of a chart to the format of pages. */
export function chartPageToWire({ candles, panes, venue: _, ...range }: ChartPageView): ChartPageWire {
  return {
    ...range,
    bars: candles.map(candleToWire),
    panes: panes === undefined ? null : pointsToWire(panes),
  }
}

function pointsToWire(panes: PaneSeries): PanePointWire[] {
  const byMetric = paneMetrics.map((metric) => new Map(panes[metric].map(({ at, value }) => [at, value])))
  const times = [...new Set(byMetric.flatMap((points) => [...points.keys()]))].sort(
    (one, other) => one - other,
  )
  return times.map((at: UnixSeconds) => {
    const [openInterest, funding, longShort] = byMetric.map((points) => orNull(points.get(at)))
    return {
      time: at * 1_000,
      openInterest: openInterest ?? null,
      funding: funding ?? null,
      longShort: longShort ?? null,
    }
  })
}
