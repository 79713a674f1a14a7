import type { UnixMs } from '~/domain/base/time'
import type { ChartPageView, PaneMetric, PaneSeries } from '~/domain/perp/chart-page'
import type { BarPageRange } from '~/domain/price/bar-page'
import type { Candle } from '~/domain/price/candle'
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
    bars: candles.map(barOf),
    panes: panes === undefined ? null : pointsToWire(candles, panes),
  }
}

/** Returns a bar without the figures of a market's candle that charts do not show: documents stay small. */
function barOf({ openAt, open, high, low, close, volumeUsd }: Candle): CandleWire {
  return candleToWire({ openAt, open, high, low, close, volumeUsd })
}

/** Returns one point for each bar, so that the position of a bar is the same in all panes of a chart. */
function pointsToWire(candles: ChartPageView['candles'], panes: PaneSeries): PanePointWire[] {
  const valuesOf = (metric: PaneMetric) => new Map(panes[metric].map(({ at, value }) => [at, value]))
  const openInterest = valuesOf('openInterest')
  const funding = valuesOf('funding')
  const longShort = valuesOf('longShort')
  return candles.map(({ openAt }) => ({
    time: openAt * 1_000,
    openInterest: orNull(openInterest.get(openAt)),
    funding: orNull(funding.get(openAt)),
    longShort: orNull(longShort.get(openAt)),
  }))
}
