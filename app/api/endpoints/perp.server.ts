import { perpEndpoints } from '~/contracts/endpoints/perp'
import { endpoint } from '../endpoint.server'

/** Contracts with the queries that answer them. */
export const perpHandlers = () => [
  endpoint(perpEndpoints.prices, (queries) => queries.getPrices()),
  endpoint(perpEndpoints.perpMarkets, (queries, request) => queries.listPerpMarkets(request)),
  endpoint(perpEndpoints.perpTrades, (queries, request) => queries.listPerpTrades(request)),
]
