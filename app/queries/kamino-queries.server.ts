import type { OrderBook } from '~/domain/order-book'
import type {
  FilledOrderView,
  LeaderboardRequest,
  LeaderboardView,
  RankingRequest,
  TraderRankingRequest,
  TraderRankView,
} from '~/domain/ranking-view'
import type { TokenVolumeView } from '~/domain/volume-view'
import { readKaminoBook } from './order-book.server'
import {
  readKaminoFilledOrders,
  readKaminoLeaderboard,
  readKaminoTokens,
  readKaminoTraders,
} from './rankings.server'
import type { SpotDeps } from './token-sides.server'

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
