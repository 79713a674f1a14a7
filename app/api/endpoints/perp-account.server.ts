import { perpAccountEndpoints } from '~/contracts/endpoints/perp-account'
import type { Queries } from '~/queries/queries.server'
import { endpoint } from './endpoint.server'

const explainNoPerpMarket = (queries: Queries, given: string) => queries.explainNoPerpMarket(given)

/**
 * Creates the endpoints for Drift accounts. A path with a fixed segment must come before a path with a
 * parameter in the same position.
 */
export const perpAccountHandlers = () => [
  endpoint(perpAccountEndpoints.positionHistory, (queries, request) => queries.listPositionRecords(request)),
  endpoint(perpAccountEndpoints.topPerpPositions, (queries, { limit }) =>
    queries.listTopPerpPositions(limit),
  ),
  endpoint(
    perpAccountEndpoints.marketPerpPositions,
    (queries, request) => queries.listMarketPerpPositions(request),
    explainNoPerpMarket,
  ),
  endpoint(perpAccountEndpoints.userPerpPositions, (queries, request) =>
    queries.listUserPerpPositions(request),
  ),
  endpoint(
    perpAccountEndpoints.marketSpotBalances,
    (queries, request) => queries.listMarketSpotBalances(request),
    (queries, given) => queries.explainNoSpotMarket(given),
  ),
  endpoint(perpAccountEndpoints.userSpotBalances, (queries, request) =>
    queries.listUserSpotBalances(request),
  ),
  endpoint(perpAccountEndpoints.perpOrders, (queries, request) => queries.listPerpOrders(request)),
  endpoint(
    perpAccountEndpoints.marketPerpOrders,
    (queries, request) => queries.listPerpOrders(request),
    explainNoPerpMarket,
  ),
  endpoint(perpAccountEndpoints.userPerpOrders, (queries, request) => queries.listPerpOrders(request)),
  endpoint(perpAccountEndpoints.perpOrder, (queries, { key }) => queries.getPerpOrder(key)),
  endpoint(perpAccountEndpoints.perpOrderFills, (queries, request) => queries.getPerpOrderFills(request)),
  endpoint(perpAccountEndpoints.activePerpAccounts, (queries, request) =>
    queries.listActivePerpAccounts(request),
  ),
  endpoint(perpAccountEndpoints.perpAccount, (queries, { id }) => queries.getPerpAccount(id)),
]
