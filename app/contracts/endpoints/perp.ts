import type { Page } from '~/domain/page'
import type { HeaderPrice, PerpMarketView, PerpTradeView } from '~/domain/perp-view'
import { defineEndpoint } from '../endpoint'
import { pageToWire } from '../page'
import {
  perpMarketPage,
  perpMarketToWire,
  perpTradePage,
  perpTradeToWire,
  pricesToWire,
  pricesWire,
} from '../perp'
import { noRequest, perpMarketsRequest, perpTradesRequest } from '../requests'

/** Perpetuals, and the prices of the header, which are theirs. */
export const perpEndpoints = {
  prices: defineEndpoint({
    operationId: 'getDashboardPrices',
    path: '/api/dashboard/prices',
    summary: 'Oracle prices of SOL-PERP and BTC-PERP.',
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
    tag: 'Perpetuals',
    request: perpMarketsRequest,
    answer: perpMarketPage,
    toWire: (page: Page<PerpMarketView>) => pageToWire(page, perpMarketToWire),
    topic: 'market_stats',
    maxAgeSeconds: 2,
  }),
  perpTrades: defineEndpoint({
    operationId: 'listPerpTrades',
    path: '/api/drift/trades',
    summary: 'Drift perp executions, newest first.',
    tag: 'Perpetuals',
    request: perpTradesRequest,
    answer: perpTradePage,
    toWire: (page: Page<PerpTradeView>) => pageToWire(page, perpTradeToWire),
    topic: 'drift.trades',
    maxAgeSeconds: 1,
  }),
} as const
