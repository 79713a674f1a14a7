import { insightEndpoints } from '~/contracts/endpoints/insight'
import { kaminoEndpoints } from '~/contracts/endpoints/kamino'
import { orderEndpoints } from '~/contracts/endpoints/order'
import { perpEndpoints } from '~/contracts/endpoints/perp'
import { perpAccountEndpoints } from '~/contracts/endpoints/perp-account'
import { serviceEndpoints } from '~/contracts/endpoints/service'
import { tokenEndpoints } from '~/contracts/endpoints/token'
import { volumeEndpoints } from '~/contracts/endpoints/volume'
import { driftOnly } from '~/domain/protocol/protocol'
import type { Queries } from '~/queries/queries.server'
import { type Endpoint, endpoint } from './endpoints/endpoint.server'

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
    ...perpHandlers(),
    ...perpAccountHandlers(),
    ...serviceHandlers(),
  ]
}

const orderHandlers = () => [
  endpoint(orderEndpoints.dcaOrders, (queries, request) => queries.listDcaOrders(request)),
  endpoint(orderEndpoints.limitOrders, (queries, request) => queries.listLimitOrders(request)),
  endpoint(orderEndpoints.kaminoOrders, (queries, request) => queries.listKaminoOrders(request)),
]

const volumeHandlers = () => [
  endpoint(volumeEndpoints.dcaAggregates, (queries, request) => queries.listDcaAggregates(request)),
  endpoint(volumeEndpoints.dcaVolumeChart, (queries, request) => queries.getDcaVolumeChart(request)),
  endpoint(volumeEndpoints.filledTokenChart, (queries, { limit }) => queries.getFilledTokens(limit)),
  endpoint(volumeEndpoints.filledTokens, (queries, request) => queries.listFilledTokens(request)),
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

const explainNoPerpMarket = (queries: Queries, given: string) =>
  queries.explainNoPerpMarket(driftOnly, given, '/api/drift')

/** Endpoints for perp markets. */
const perpHandlers = () => [
  endpoint(perpEndpoints.prices, (queries) => queries.getPrices()),
  endpoint(perpEndpoints.perpMarkets, (queries, request) => queries.listPerpMarkets(driftOnly, request)),
  endpoint(perpEndpoints.perpStats, (queries) => queries.getPerpStats(driftOnly)),
  endpoint(perpEndpoints.perpAnalytics, (queries, { period }) => queries.getPerpAnalytics(driftOnly, period)),
  endpoint(
    perpEndpoints.perpMarket,
    (queries, { id }) => queries.getPerpMarket(driftOnly, id),
    explainNoPerpMarket,
  ),
  endpoint(
    perpEndpoints.perpFunding,
    (queries, request) => queries.getPerpFunding(driftOnly, request),
    explainNoPerpMarket,
  ),
  endpoint(
    perpEndpoints.perpTrades,
    (queries, request) => queries.listPerpTrades(driftOnly, request),
    explainNoPerpMarket,
  ),
]

/** Endpoints for Drift accounts. */
const perpAccountHandlers = () => [
  endpoint(perpAccountEndpoints.positionHistory, (queries, request) =>
    queries.listPositionRecords(driftOnly, request),
  ),
  endpoint(perpAccountEndpoints.topPerpPositions, (queries, { limit }) =>
    queries.listTopPerpPositions(driftOnly, limit),
  ),
  endpoint(
    perpAccountEndpoints.marketPerpPositions,
    (queries, request) => queries.listMarketPerpPositions(driftOnly, request),
    explainNoPerpMarket,
  ),
  endpoint(perpAccountEndpoints.userPerpPositions, (queries, request) =>
    queries.listUserPerpPositions(driftOnly, request),
  ),
  endpoint(
    perpAccountEndpoints.marketSpotBalances,
    (queries, request) => queries.listMarketSpotBalances(driftOnly, request),
    (queries, given) => queries.explainNoSpotMarket(driftOnly, given),
  ),
  endpoint(perpAccountEndpoints.userSpotBalances, (queries, request) =>
    queries.listUserSpotBalances(driftOnly, request),
  ),
  endpoint(perpAccountEndpoints.perpOrders, (queries, request) => queries.listPerpOrders(driftOnly, request)),
  endpoint(
    perpAccountEndpoints.marketPerpOrders,
    (queries, request) => queries.listPerpOrders(driftOnly, request),
    explainNoPerpMarket,
  ),
  endpoint(perpAccountEndpoints.userPerpOrders, (queries, request) =>
    queries.listPerpOrders(driftOnly, request),
  ),
  endpoint(perpAccountEndpoints.perpOrder, (queries, { key }) => queries.getPerpOrder(driftOnly, key)),
  endpoint(perpAccountEndpoints.perpOrderFills, (queries, request) =>
    queries.getPerpOrderFills(driftOnly, request),
  ),
  endpoint(perpAccountEndpoints.activePerpAccounts, (queries, request) =>
    queries.listActivePerpAccounts(driftOnly, request),
  ),
  endpoint(perpAccountEndpoints.perpAccount, (queries, { id }) => queries.getPerpAccount(driftOnly, id)),
]

const serviceHandlers = () => [endpoint(serviceEndpoints.status, (queries) => queries.getStatus())]
