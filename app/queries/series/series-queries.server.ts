import type { ChartPageView } from '~/domain/perp/chart-page'
import type { PerpSeriesRequest, PerpSeriesView } from '~/domain/perp/perp-series'
import type { CandleRangeRequest, CandleRangeView } from '~/domain/price/bar-range'
import type { ChartFrame } from '~/domain/price/chart-candles'
import type { PerpVenue } from '~/domain/protocol/venues'
import type { PerpQueryDeps } from '../perps/market-reader.server'
import { readCandleRange } from './candle-range.server'
import { type ChartPageRequest, readChartPage, readMarketFrame } from './chart-page.server'
import { readPerpSeries } from './perp-series.server'

/** Queries for ranges of bars. If markets of several venues have a name or index, the first venue's is used. */
export interface SeriesQueries {
  /** Returns the candles of a token or of a perp market, oldest first. Returns `undefined` if neither is known. */
  getCandles(venues: readonly PerpVenue[], request: CandleRangeRequest): Promise<CandleRangeView | undefined>
  /** Returns one figure of a perp market over time. Returns `undefined` for an unknown market. */
  getPerpSeries(venues: readonly PerpVenue[], request: PerpSeriesRequest): Promise<PerpSeriesView | undefined>
  /** Returns a page of a chart's bars, within the history that pages show. Returns `undefined` for an unknown id. */
  getChartPage(venues: readonly PerpVenue[], request: ChartPageRequest): Promise<ChartPageView | undefined>
  /** Returns the bars of a perp market in a time frame. Returns `undefined` for an unknown market. */
  getMarketFrame(
    venues: readonly PerpVenue[],
    request: { readonly id: string; readonly frame: ChartFrame },
  ): Promise<ChartPageView | undefined>
}

export function createSeriesQueries(deps: PerpQueryDeps): SeriesQueries {
  return {
    getCandles: (venues, request) => readCandleRange(deps, venues, request),
    getPerpSeries: (venues, request) => readPerpSeries(deps, venues, request),
    getChartPage: (venues, request) => readChartPage(deps, venues, request),
    getMarketFrame: (venues, request) => readMarketFrame(deps, venues, request),
  }
}
