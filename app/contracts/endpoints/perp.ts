import type { Page } from '~/domain/page'
import type { PerpAnalyticsRow, PerpFundingView } from '~/domain/perp-activity-view'
import type { HeaderPrice, PerpMarketView, PerpStatsView, PerpTradeView } from '~/domain/perp-view'
import { defineEndpoint } from '../endpoint'
import { pageToWire } from '../page'
import {
  perpMarketPage,
  perpMarketToWire,
  perpMarketWire,
  perpStatsToWire,
  perpStatsWire,
  perpTradePage,
  perpTradeToWire,
  pricesToWire,
  pricesWire,
} from '../perp'
import {
  perpAnalyticsRowToWire,
  perpAnalyticsWire,
  perpFundingTable,
  perpFundingToWire,
  perpFundingWire,
} from '../perp-activity'
import {
  perpAnalyticsRequest,
  perpFundingRequest,
  perpMarketRequest,
  perpMarketsRequest,
  perpTradesRequest,
} from '../perp-requests'
import { noRequest } from '../requests'

/** Perp markets, and the header prices, which come from them. */
export const perpEndpoints = {
  prices: defineEndpoint({
    operationId: 'getDashboardPrices',
    path: '/api/dashboard/prices',
    summary: 'Oracle prices of SOL-PERP and BTC-PERP.',
    description:
      'The oracle prices in the header of the pages, with their change over 24 hours. The stream’s topic `prices` sends the same object.',
    tag: 'Dashboard',
    request: noRequest,
    answer: pricesWire,
    toWire: (prices: readonly HeaderPrice[]) => pricesToWire(prices),
    topic: 'prices',
    maxAgeSeconds: 1,
  }),
  perpMarkets: defineEndpoint({
    operationId: 'listPerpMarkets',
    path: '/api/drift/markets',
    summary: 'Drift perp markets.',
    description:
      'Price, open interest, funding and volume of each market. By default the listed ones; `filter=all` adds those in settlement and the delisted ones.',
    tag: 'Perpetuals',
    request: perpMarketsRequest,
    answer: perpMarketPage,
    toWire: (page: Page<PerpMarketView>) => pageToWire(page, perpMarketToWire),
    topic: 'market_stats',
    maxAgeSeconds: 2,
  }),
  perpStats: defineEndpoint({
    operationId: 'getPerpStats',
    path: '/api/drift/markets/stats',
    summary: 'Volume, open interest and mean funding of all listed Drift markets.',
    description: 'Totals over all listed markets. Markets without a price count for nothing in sums of USD.',
    tag: 'Perpetuals',
    request: noRequest,
    answer: perpStatsWire,
    toWire: (stats: PerpStatsView) => perpStatsToWire(stats),
    topic: 'market_stats',
    maxAgeSeconds: 2,
  }),
  perpAnalytics: defineEndpoint({
    operationId: 'getPerpAnalytics',
    path: '/api/drift/analytics/markets',
    summary: 'What was executed in each listed Drift market within a period, and who is in it now.',
    description:
      'One row per listed market: volume and executions within the period, and the open positions of this moment.',
    tag: 'Perpetuals',
    request: perpAnalyticsRequest,
    answer: perpAnalyticsWire,
    toWire: (rows: readonly PerpAnalyticsRow[]) => rows.map(perpAnalyticsRowToWire),
    topic: 'market_stats',
    maxAgeSeconds: 5,
  }),
  perpMarket: defineEndpoint({
    operationId: 'getPerpMarket',
    path: '/api/drift/markets/{id}',
    summary: 'One Drift perp market.',
    description: 'The row of `/api/drift/markets` for one market, listed or not.',
    tag: 'Perpetuals',
    request: perpMarketRequest,
    names: { parameter: 'id', thing: 'Drift perp market' },
    answer: perpMarketWire,
    toWire: (market: PerpMarketView) => perpMarketToWire(market),
    topic: 'market_stats',
    maxAgeSeconds: 2,
  }),
  perpFunding: defineEndpoint({
    operationId: 'getPerpFunding',
    path: '/api/drift/markets/{id}/funding',
    summary: 'The hourly funding of one Drift market, its means and when it is due again.',
    description:
      'The last funding rate, when the next one is due, means of 24 hours and 7 days, and the hourly records. Rates are basis points per hour; above zero longs pay shorts.',
    tag: 'Perpetuals',
    request: perpFundingRequest,
    names: { parameter: 'id', thing: 'Drift perp market' },
    answer: perpFundingWire,
    table: perpFundingTable,
    toWire: (funding: PerpFundingView) => perpFundingToWire(funding),
    topic: 'market_stats',
    maxAgeSeconds: 5,
  }),
  perpTrades: defineEndpoint({
    operationId: 'listPerpTrades',
    path: '/api/drift/trades',
    summary: 'Drift perp executions of your plan’s window of history, newest first.',
    description:
      'Each row is one fill of the program, with its taker and maker (User accounts, not wallets). An unknown market is a 404. Walk the whole list with `after`, and fetch only what changed with `since`.',
    tag: 'Perpetuals',
    request: perpTradesRequest,
    within: (request, reachDays) => ({ ...request, reachDays }),
    names: { parameter: 'market', thing: 'Drift perp market' },
    answer: perpTradePage,
    toWire: (page: Page<PerpTradeView>) => pageToWire(page, perpTradeToWire),
    topic: 'drift.trades',
    changes: 'drift.trades',
    maxAgeSeconds: 1,
  }),
} as const
