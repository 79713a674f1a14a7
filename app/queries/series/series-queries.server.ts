import type { PerpSeriesRequest, PerpSeriesView } from '~/domain/perp/perp-series'
import type { CandleRangeRequest, CandleRangeView } from '~/domain/price/bar-range'
import type { PerpVenue } from '~/domain/protocol/venues'
import type { PerpQueryDeps } from '../perps/market-reader.server'
import { readCandleRange } from './candle-range.server'
import { readPerpSeries } from './perp-series.server'

/** Queries for ranges of bars. If markets of several venues have a name or index, the first venue's is used. */
export interface SeriesQueries {
  /** Returns the candles of a token or of a perp market, oldest first. Returns `undefined` if neither is known. */
  getCandles(venues: readonly PerpVenue[], request: CandleRangeRequest): Promise<CandleRangeView | undefined>
  /** Returns one figure of a perp market over time. Returns `undefined` for an unknown market. */
  getPerpSeries(venues: readonly PerpVenue[], request: PerpSeriesRequest): Promise<PerpSeriesView | undefined>
}

export function createSeriesQueries(deps: PerpQueryDeps): SeriesQueries {
  return {
    getCandles: (venues, request) => readCandleRange(deps, venues, request),
    getPerpSeries: (venues, request) => readPerpSeries(deps, venues, request),
  }
}
