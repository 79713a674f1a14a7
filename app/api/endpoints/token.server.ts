import { tokenEndpoints } from '~/contracts/endpoints/token'
import { endpoint } from './endpoint.server'

export const tokenHandlers = () => [
  endpoint(tokenEndpoints.tokens, (queries, request) => queries.listTokens(request)),
  endpoint(tokenEndpoints.token, (queries, request) =>
    queries.getToken(request.tokenMint, request.volumeType),
  ),
  endpoint(tokenEndpoints.candles, (queries, request) => queries.getLatestCandles(request)),
  endpoint(tokenEndpoints.search, (queries, request) => queries.search(request)),
]
