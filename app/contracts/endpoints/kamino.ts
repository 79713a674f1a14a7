import type { OrderBook } from '~/domain/order/order-book'
import type { FilledOrderView, LeaderboardView, TraderRankView } from '~/domain/order/ranking-view'
import type { TokenVolumeView } from '~/domain/order/volume-view'
import {
  kaminoFilledOrderList,
  kaminoFilledOrderToWire,
  kaminoTokenList,
  kaminoTokenToWire,
  kaminoTraderList,
  kaminoTraderPage,
  kaminoTraderToWire,
  leaderboardRequest,
  orderBookTable,
  orderBookToWire,
  orderBookWire,
  rankingRequest,
  traderRankingRequest,
} from '../kamino'
import { defineEndpoint } from '../schema/endpoint'
import { pageToWire } from '../schema/page'
import { noRequest } from '../schema/requests'

/** Endpoints for the rankings and the order book of Kamino. */
export const kaminoEndpoints = {
  kaminoTraders: defineEndpoint({
    operationId: 'listTopKaminoTraders',
    path: '/api/kamino/traders/top',
    summary: 'Top Kamino makers by filled volume.',
    description:
      'Makers ranked by the filled volume of their orders within the timeframe, with their rank change and a volume series for a sparkline.',
    tag: 'Volume',
    request: traderRankingRequest,
    answer: kaminoTraderList,
    toWire: (rows: readonly TraderRankView[]) => rows.map(kaminoTraderToWire),
    topic: 'kamino',
    maxAgeSeconds: 5,
  }),
  kaminoLeaderboard: defineEndpoint({
    operationId: 'listKaminoTraders',
    path: '/api/kamino/traders',
    summary: 'All Kamino makers by filled volume.',
    description:
      'The ranking of `/api/kamino/traders/top` as a paged list of all makers with a fill within the timeframe. `search` filters the list but does not change the ranks.',
    tag: 'Volume',
    request: leaderboardRequest,
    answer: kaminoTraderPage,
    toWire: ({ page }: LeaderboardView) => pageToWire(page, kaminoTraderToWire),
    topic: 'kamino',
    maxAgeSeconds: 5,
  }),
  kaminoTokens: defineEndpoint({
    operationId: 'listTopKaminoTokens',
    path: '/api/kamino/tokens/top',
    summary: 'Top tokens on Kamino by filled volume.',
    description:
      'Buy and sell volume of each token in Kamino fills within the timeframe, in USD at the prices of the fills.',
    tag: 'Volume',
    request: rankingRequest,
    answer: kaminoTokenList,
    toWire: (rows: readonly TokenVolumeView[]) => rows.map(kaminoTokenToWire),
    topic: 'kamino',
    maxAgeSeconds: 5,
  }),
  kaminoFilledOrders: defineEndpoint({
    operationId: 'listTopKaminoFilledOrders',
    path: '/api/kamino/trades/top/filled',
    summary: 'Top filled Kamino orders.',
    description: 'One row per order, ranked by its filled USD value within the timeframe.',
    tag: 'Volume',
    request: rankingRequest,
    answer: kaminoFilledOrderList,
    toWire: (rows: readonly FilledOrderView[]) => rows.map(kaminoFilledOrderToWire),
    topic: 'kamino',
    maxAgeSeconds: 5,
  }),
  kaminoBook: defineEndpoint({
    operationId: 'getKaminoOrderBook',
    path: '/api/kamino/orderbook/sol-usdc',
    summary: 'SOL/USDC order book on Kamino.',
    description:
      'One level per order, best 20 of each side. Excludes orders below 0.001 SOL, orders reserved for one counterparty, and orders in the middle of a flash fill. Opposite sides can cross, because only takers match orders.',
    tag: 'Orders',
    request: noRequest,
    answer: orderBookWire,
    table: orderBookTable,
    toWire: (book: OrderBook) => orderBookToWire(book),
    topic: 'kamino',
    maxAgeSeconds: 2,
  }),
} as const
