import { perpEndpoints } from '~/contracts/endpoints/perp'
import type { Queries } from '~/queries/queries.server'
import { endpoint } from './endpoint.server'

const explainNoPerpMarket = (queries: Queries, given: string) => queries.explainNoPerpMarket(given)

/**
 * Creates the endpoints for perp markets. A path with a fixed segment must come before a path with a
 * parameter in the same position.
 */
export const perpHandlers = () => [
  endpoint(perpEndpoints.prices, (queries) => queries.getPrices()),
  endpoint(perpEndpoints.perpMarkets, (queries, request) => queries.listPerpMarkets(request)),
  endpoint(perpEndpoints.perpStats, (queries) => queries.getPerpStats()),
  endpoint(perpEndpoints.perpAnalytics, (queries, { period }) => queries.getPerpAnalytics(period)),
  endpoint(perpEndpoints.perpMarket, (queries, { id }) => queries.getPerpMarket(id), explainNoPerpMarket),
  endpoint(
    perpEndpoints.perpFunding,
    (queries, request) => queries.getPerpFunding(request),
    explainNoPerpMarket,
  ),
  endpoint(
    perpEndpoints.perpTrades,
    (queries, request) => queries.listPerpTrades(request),
    explainNoPerpMarket,
  ),
]
