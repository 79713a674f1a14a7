import type { DcaOrderView, LimitOrderView } from '~/domain/order-view'
import type { Page } from '~/domain/page'
import type { HeaderPrice, PerpMarketView, PerpTradeView } from '~/domain/perp-view'
import type { UnixSeconds } from '~/domain/time'
import type { SearchHit, TokenView } from '~/domain/token-view'
import { defineEndpoint } from './endpoint'
import { dcaOrderPage, kaminoOrderPage, limitOrderPage } from './order'
import { dcaOrderToWire, kaminoOrderToWire, limitOrderToWire } from './order-to-wire'
import { pageToWire } from './page'
import {
  perpMarketPage,
  perpMarketToWire,
  perpTradePage,
  perpTradeToWire,
  pricesToWire,
  pricesWire,
} from './perp'
import {
  dcaOrdersRequest,
  limitOrdersRequest,
  noRequest,
  perpMarketsRequest,
  perpTradesRequest,
  searchRequest,
  tokenRequest,
  tokensRequest,
} from './requests'
import { searchHitToWire, searchPage, tokenPage, tokenToWire, tokenWire } from './token'

/** Lists of orders ask by the time of the opening. */
const askedTimes = ({
  openedFrom,
  openedBefore,
}: Partial<Record<'openedFrom' | 'openedBefore', UnixSeconds | undefined>>) => [openedFrom, openedBefore]

/** Every endpoint that answers data. */
export const endpoints = {
  dcaOrders: defineEndpoint({
    operationId: 'listDcaOrders',
    path: '/api/dca/all',
    summary: 'Jupiter DCA orders, active or all of the history window.',
    tag: 'Orders',
    request: dcaOrdersRequest,
    askedTimes,
    answer: dcaOrderPage,
    toWire: (page: Page<DcaOrderView>) => pageToWire(page, dcaOrderToWire),
    topic: 'dca',
    maxAgeSeconds: 1,
  }),
  limitOrders: defineEndpoint({
    operationId: 'listLimitOrders',
    path: '/api/limit/all',
    summary: 'Jupiter limit orders of both programs, active or all of the history window.',
    tag: 'Orders',
    request: limitOrdersRequest,
    askedTimes,
    answer: limitOrderPage,
    toWire: (page: Page<LimitOrderView>) => pageToWire(page, limitOrderToWire),
    topic: 'limit',
    maxAgeSeconds: 1,
  }),
  kaminoOrders: defineEndpoint({
    operationId: 'listKaminoOrders',
    path: '/api/kamino/orders/all',
    summary: 'Kamino limit orders, active or all of the history window.',
    tag: 'Orders',
    request: limitOrdersRequest,
    askedTimes,
    answer: kaminoOrderPage,
    toWire: (page: Page<LimitOrderView>) => pageToWire(page, kaminoOrderToWire),
    topic: 'kamino',
    maxAgeSeconds: 1,
  }),
  tokens: defineEndpoint({
    operationId: 'listTokens',
    path: '/api/tokens',
    summary: 'The token database.',
    tag: 'Tokens',
    request: tokensRequest,
    answer: tokenPage,
    toWire: (page: Page<TokenView>) => pageToWire(page, tokenToWire),
    topic: 'prices',
    maxAgeSeconds: 5,
  }),
  token: defineEndpoint({
    operationId: 'getToken',
    path: '/api/tokens/{tokenMint}',
    summary: 'One token.',
    tag: 'Tokens',
    request: tokenRequest,
    answer: tokenWire,
    toWire: (token: TokenView) => tokenToWire(token),
    topic: 'prices',
    maxAgeSeconds: 2,
  }),
  search: defineEndpoint({
    operationId: 'search',
    path: '/api/search',
    summary: 'Tokens by symbol, name or mint; markets by name; traders by address.',
    tag: 'Tokens',
    request: searchRequest,
    answer: searchPage,
    toWire: (page: Page<SearchHit>) => pageToWire(page, searchHitToWire),
    topic: 'prices',
    maxAgeSeconds: 5,
  }),
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
