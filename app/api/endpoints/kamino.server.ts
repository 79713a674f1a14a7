import { kaminoEndpoints } from '~/contracts/endpoints/kamino'
import { endpoint } from './endpoint.server'

export const kaminoHandlers = () => [
  endpoint(kaminoEndpoints.kaminoTraders, (queries, request) => queries.getKaminoTraders(request)),
  endpoint(kaminoEndpoints.kaminoLeaderboard, (queries, request) => queries.getKaminoLeaderboard(request)),
  endpoint(kaminoEndpoints.kaminoTokens, (queries, request) => queries.getKaminoTokens(request)),
  endpoint(kaminoEndpoints.kaminoFilledOrders, (queries, request) => queries.getKaminoFilledOrders(request)),
  endpoint(kaminoEndpoints.kaminoBook, (queries) => queries.getKaminoBook()),
]
