import { readKaminoBook } from './order-book.server'
import type { KaminoQueries } from './queries.server'
import {
  readKaminoFilledOrders,
  readKaminoLeaderboard,
  readKaminoTokens,
  readKaminoTraders,
} from './rankings.server'
import type { SpotDeps } from './token-sides.server'

/** Creates the queries for Kamino's rankings and order book. */
export function createKaminoQueries(deps: SpotDeps): KaminoQueries {
  return {
    getKaminoTraders: (request) => readKaminoTraders(deps, request),
    getKaminoLeaderboard: (request) => readKaminoLeaderboard(deps, request),
    getKaminoTokens: (request) => readKaminoTokens(deps, request),
    getKaminoFilledOrders: (request) => readKaminoFilledOrders(deps, request),
    getKaminoBook: () => readKaminoBook(deps),
  }
}
