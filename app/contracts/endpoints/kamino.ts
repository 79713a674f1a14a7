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

/** Rankings and the order book of Kamino. */
export const kaminoEndpoints = {
  kaminoTraders: defineEndpoint({
    operationId: 'listTopKaminoTraders',
    path: '/api/kamino/traders/top',
    summary: 'Makers with the largest filled volume in Kamino.',
    description:
      'Makers ranked by the volume that was filled of their orders within the window, with their rank before it and a series for a small chart.',
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
    description:
      'The ranking of `/api/kamino/traders/top` as a paged list of every maker with a fill within the window. Ranks are among all makers, also where `search` narrows the list.',
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
    description:
      'Bought and sold volume of each token in Kamino’s fills within the window, in USD at the prices of the fills.',
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
    description: 'One row per order, ranked by the USD that was filled of it within the window.',
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
    description:
      'One level per order and the best 20 of each side. Orders below 0.001 SOL, orders reserved for one taker, and orders in the middle of a flash fill are left out. Levels of opposite sides may cross, since nothing matches orders but their takers.',
    tag: 'Orders',
    request: noRequest,
    answer: orderBookWire,
    table: orderBookTable,
    toWire: (book: OrderBook) => orderBookToWire(book),
    topic: 'kamino',
    maxAgeSeconds: 2,
  }),
} as const
