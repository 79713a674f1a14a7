import type { Page } from '~/domain/base/page'
import type { PerpAnalyticsRow, PerpFundingView } from '~/domain/perp/perp-activity-view'
import type { HeaderPrice, PerpMarketView, PerpStatsView, PerpTradeView } from '~/domain/perp/perp-view'
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
} from '../perps/perp'
import {
  perpAnalyticsRowToWire,
  perpAnalyticsWire,
  perpFundingTable,
  perpFundingToWire,
  perpFundingWire,
} from '../perps/perp-activity'
import {
  perpAnalyticsRequest,
  perpFundingRequest,
  perpMarketRequest,
  perpMarketsRequest,
  perpTradesRequest,
} from '../perps/perp-requests'
import { defineEndpoint } from '../schema/endpoint'
import { pageToWire } from '../schema/page'
import { noRequest } from '../schema/requests'

/**
 * Endpoints for perp markets, and for the prices in the header of the site, which are prices of perp markets.
 */
export const perpEndpoints = {
  prices: defineEndpoint({
    operationId: 'getDashboardPrices',
    path: '/api/dashboard/prices',
    summary: 'Oracle prices of SOL-PERP and BTC-PERP.',
    description:
      'The oracle prices in the page header, with their 24 h change. The stream topic `prices` sends the same object.',
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
      'Price, open interest, funding and volume of each market. Listed markets by default; `filter=all` adds markets in settlement and delisted markets.',
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
    summary: 'Total volume, open interest and average funding of all listed Drift markets.',
    description: 'Totals over all listed markets. Markets without a price add nothing to USD sums.',
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
    summary: 'Volume and fills of each listed Drift market in a period, and its current participants.',
    description:
      'One row per listed market: volume and fills within the period, and currently open positions.',
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
    summary: 'Hourly funding of one Drift market, with averages and next funding time.',
    description:
      'The last funding rate, the next funding time, averages of 24 hours and 7 days, and the hourly records. Rates are in basis points per hour; if positive, longs pay shorts.',
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
    summary: 'Drift perp fills within your plan’s history, newest first.',
    description:
      'Each row is one fill with its taker and maker (User accounts, not wallets). An unknown market returns 404. Read the whole list with `after`, and poll only changed rows with `since`.',
    tag: 'Perpetuals',
    request: perpTradesRequest,
    askedTimes: ({ start, end }) => [start, end],
    within: (request, reachDays) => ({ ...request, reachDays }),
    names: { parameter: 'market', thing: 'Drift perp market' },
    answer: perpTradePage,
    toWire: (page: Page<PerpTradeView>) => pageToWire(page, perpTradeToWire),
    topic: 'drift.trades',
    changes: 'drift.trades',
    maxAgeSeconds: 1,
  }),
} as const
