import { insightEndpoints } from '~/contracts/endpoints/insight'
import { kaminoEndpoints } from '~/contracts/endpoints/kamino'
import { orderEndpoints } from '~/contracts/endpoints/order'
import { serviceEndpoints } from '~/contracts/endpoints/service'
import { tokenEndpoints } from '~/contracts/endpoints/token'
import { traderEndpoints } from '~/contracts/endpoints/trader'
import { volumeEndpoints } from '~/contracts/endpoints/volume'
import { type Endpoint, endpoint } from './endpoints/endpoint.server'
import { perpAccountHandlers, perpHandlers, perpOrderHandlers } from './endpoints/perp-endpoints.server'
import { seriesHandlers } from './endpoints/series-endpoints.server'

/**
 * Creates the endpoints of all contracts. Within a group, a path with a fixed segment must come before a path
 * with a parameter in the same position.
 */
export function createEndpoints(): readonly Endpoint[] {
  return [
    ...orderHandlers(),
    ...volumeHandlers(),
    ...kaminoHandlers(),
    ...insightHandlers(),
    ...tokenHandlers(),
    ...traderHandlers(),
    ...perpHandlers(),
    ...seriesHandlers(),
    ...perpAccountHandlers(),
    ...perpOrderHandlers(),
    ...serviceHandlers(),
  ]
}

const orderHandlers = () => [
  endpoint(orderEndpoints.dcaOrders, (queries, request) => queries.listDcaOrders(request)),
  endpoint(orderEndpoints.limitOrders, (queries, request) => queries.listLimitOrders(request)),
  endpoint(orderEndpoints.kaminoOrders, (queries, request) => queries.listKaminoOrders(request)),
  endpoint(orderEndpoints.dcaOrder, (queries, { key }) => queries.getDcaOrder(key)),
  endpoint(orderEndpoints.limitOrder, (queries, { key }) => queries.getLimitOrder('jupiter', key)),
  endpoint(orderEndpoints.kaminoOrder, (queries, { key }) => queries.getLimitOrder('kamino', key)),
]

const volumeHandlers = () => [
  endpoint(volumeEndpoints.dcaAggregates, (queries, request) => queries.listDcaAggregates(request)),
  endpoint(volumeEndpoints.dcaVolumeChart, (queries, request) => queries.getDcaVolumeChart(request)),
  endpoint(volumeEndpoints.filledTokenChart, (queries, { limit }) => queries.getFilledTokens(limit)),
  endpoint(volumeEndpoints.filledTokens, (queries, request) => queries.listFilledTokens(request)),
  endpoint(volumeEndpoints.trades, (queries, request) => queries.listTrades(request)),
  endpoint(volumeEndpoints.topTrades, (queries) => queries.getTopTrades()),
]

const kaminoHandlers = () => [
  endpoint(kaminoEndpoints.kaminoTraders, (queries, request) => queries.getKaminoTraders(request)),
  endpoint(kaminoEndpoints.kaminoLeaderboard, (queries, request) => queries.getKaminoLeaderboard(request)),
  endpoint(kaminoEndpoints.kaminoTokens, (queries, request) => queries.getKaminoTokens(request)),
  endpoint(kaminoEndpoints.kaminoFilledOrders, (queries, request) => queries.getKaminoFilledOrders(request)),
  endpoint(kaminoEndpoints.kaminoBook, (queries) => queries.getKaminoBook()),
]

const insightHandlers = () => [
  endpoint(insightEndpoints.resolve, (queries, request) => queries.resolveIdentity(request)),
  endpoint(insightEndpoints.orderFills, (queries, request) => queries.getOrderFills(request)),
  endpoint(insightEndpoints.orderEvents, (queries, request) => queries.listOrderEvents(request)),
  endpoint(insightEndpoints.dcaPressure, (queries, request) => queries.listDcaPressure(request)),
  endpoint(insightEndpoints.upcomingExecutions, (queries, request) =>
    queries.listUpcomingExecutions(request),
  ),
  endpoint(insightEndpoints.limitDepth, (queries, request) => queries.getLimitDepth(request)),
]

const tokenHandlers = () => [
  endpoint(tokenEndpoints.tokens, (queries, request) => queries.listTokens(request)),
  endpoint(tokenEndpoints.token, (queries, request) =>
    queries.getToken(request.tokenMint, request.volumeType),
  ),
  endpoint(tokenEndpoints.candles, (queries, request) => queries.getLatestCandles(request)),
  endpoint(tokenEndpoints.search, (queries, request) => queries.search(request)),
]

const traderHandlers = () => [
  endpoint(traderEndpoints.traderTotals, (queries, { id }) => queries.getTraderTotals(id)),
]

const serviceHandlers = () => [endpoint(serviceEndpoints.status, (queries) => queries.getStatus())]
