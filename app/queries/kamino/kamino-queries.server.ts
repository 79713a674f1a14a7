import type { OrderBook } from '~/domain/order/order-book'
import type {
  FilledOrderView,
  LeaderboardRequest,
  LeaderboardView,
  RankingRequest,
  TraderRankingRequest,
  TraderRankView,
} from '~/domain/order/ranking-view'
import type { TokenVolumeView } from '~/domain/order/volume-view'
import type { SpotDeps } from '../tokens/token-sides.server'
import { readKaminoBook } from './order-book.server'
import {
  readKaminoFilledOrders,
  readKaminoLeaderboard,
  readKaminoTokens,
  readKaminoTraders,
} from './rankings.server'

/** Queries for the rankings and the order book of Kamino. */
export interface KaminoQueries {
  getKaminoTraders(request: TraderRankingRequest): Promise<readonly TraderRankView[]>
  /** Returns a page of all traders, with totals. An optional search text filters the traders. */
  getKaminoLeaderboard(request: LeaderboardRequest): Promise<LeaderboardView>
  getKaminoTokens(request: RankingRequest): Promise<readonly TokenVolumeView[]>
  getKaminoFilledOrders(request: RankingRequest): Promise<readonly FilledOrderView[]>
  /** Returns the order book of SOL/USDC. */
  getKaminoBook(): Promise<OrderBook>
}

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
