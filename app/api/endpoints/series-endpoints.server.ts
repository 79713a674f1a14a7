import { seriesEndpoints } from '~/contracts/endpoints/series'
import { type Endpoint, endpoint } from './endpoint.server'
import { explainNoPerpMarket, venuesOf } from './perp-endpoints.server'

/** Creates the endpoints for candles and for series of perp markets. */
export const seriesHandlers = (): readonly Endpoint[] => [
  endpoint(
    seriesEndpoints.candleRange,
    async (queries, request) => queries.getCandles(await venuesOf(queries, request), request),
    async (queries, given, request) =>
      explainNoPerpMarket(queries, await venuesOf(queries, request), given, '/api/perps'),
  ),
  endpoint(
    seriesEndpoints.perpSeries,
    async (queries, request) => queries.getPerpSeries(await venuesOf(queries, request), request),
    async (queries, given, request) =>
      explainNoPerpMarket(queries, await venuesOf(queries, request), given, '/api/perps'),
  ),
]
