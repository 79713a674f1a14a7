import type { OrderBook } from '~/domain/order-book'
import type { FilledOrderView, LeaderboardView, TraderRankView } from '~/domain/ranking-view'
import type { TokenVolumeView } from '~/domain/volume-view'
import { defineEndpoint } from '../endpoint'
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
import { pageToWire } from '../page'
import { noRequest } from '../requests'

/** Top lists and the order book of Kamino. */
export const kaminoEndpoints = {
  kaminoTraders: defineEndpoint({
    operationId: 'listTopKaminoTraders',
    path: '/api/kamino/traders/top',
    summary: 'Makers with the largest filled volume in Kamino.',
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
    summary: 'Every maker with a fill in Kamino, the largest filled volume first.',
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
    summary: 'Tokens with the largest filled volume in Kamino.',
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
    summary: 'Kamino orders of which most was filled.',
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
    summary: 'Kamino’s resting orders between SOL and USDC as an order book.',
    tag: 'Orders',
    request: noRequest,
    answer: orderBookWire,
    table: orderBookTable,
    toWire: (book: OrderBook) => orderBookToWire(book),
    topic: 'kamino',
    maxAgeSeconds: 2,
  }),
} as const
