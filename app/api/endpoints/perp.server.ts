import { perpEndpoints } from '~/contracts/endpoints/perp'
import { endpoint } from '../endpoint.server'

/** Contracts with the queries that answer them. Words come before the parameters of the same place. */
export const perpHandlers = () => [
  endpoint(perpEndpoints.prices, (queries) => queries.getPrices()),
  endpoint(perpEndpoints.perpMarkets, (queries, request) => queries.listPerpMarkets(request)),
  endpoint(perpEndpoints.perpStats, (queries) => queries.getPerpStats()),
  endpoint(perpEndpoints.perpAnalytics, (queries, { period }) => queries.getPerpAnalytics(period)),
  endpoint(perpEndpoints.perpMarket, (queries, { id }) => queries.getPerpMarket(id)),
  endpoint(perpEndpoints.perpFunding, (queries, request) => queries.getPerpFunding(request)),
  endpoint(perpEndpoints.perpTrades, (queries, request) => queries.listPerpTrades(request)),
]
