import { endpoints } from '~/contracts/endpoints'
import { type EndpointHandler, endpoint } from './endpoint.server'

/** Every contract with the query that answers it. */
export function createEndpoints(): readonly { readonly path: string; readonly handle: EndpointHandler }[] {
  return [
    endpoint(endpoints.dcaOrders, (queries, request) => queries.listDcaOrders(request)),
    endpoint(endpoints.limitOrders, (queries, request) => queries.listLimitOrders(request)),
    endpoint(endpoints.kaminoOrders, (queries, request) => queries.listKaminoOrders(request)),
    endpoint(endpoints.tokens, (queries, request) => queries.listTokens(request)),
    endpoint(endpoints.token, (queries, request) => queries.getToken(request.tokenMint, request.volumeType)),
    endpoint(endpoints.search, (queries, request) => queries.search(request)),
    endpoint(endpoints.prices, (queries) => queries.getPrices()),
    endpoint(endpoints.perpMarkets, (queries, request) => queries.listPerpMarkets(request)),
    endpoint(endpoints.perpTrades, (queries, request) => queries.listPerpTrades(request)),
  ]
}
