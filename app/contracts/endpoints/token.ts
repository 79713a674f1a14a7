import type { Page } from '~/domain/base/page'
import type { Candle } from '~/domain/price/candle'
import { allVenues } from '~/domain/service/panel-view'
import type { SearchPage } from '~/domain/token/search-view'
import type { TokenView } from '~/domain/token/token-view'
import { candleList, candlesRequest, candlesWithin, candleToWire } from '../candle'
import { defineEndpoint } from '../schema/endpoint'
import { pageToWire } from '../schema/page'
import { searchRequest, tokenRequest, tokensRequest } from '../schema/requests'
import { listedTokenToWire, searchPage, searchPageToWire, tokenPage, tokenToWire, tokenWire } from '../token'

/**
 * Endpoints for tokens and the search. Prices, candles and volumes are derived from the executions of every
 * venue.
 */
export const tokenEndpoints = {
  tokens: defineEndpoint({
    operationId: 'listTokens',
    path: '/api/tokens',
    summary: 'The token database.',
    description:
      'All tokens that trade at one of the venues, with price, 24 h change, market cap, supply, and volume and trades of 24 h. `listing=new` returns only new listings. `fields` with `prices7Day` adds the prices of seven days. Anyone can name a token anything: `verified` is true only for mints on the verified token list.',
    tag: 'Tokens',
    request: tokensRequest,
    selecting: (request, fields) => ({ ...request, withWeek: fields.includes('prices7Day') }),
    answer: tokenPage,
    toWire: (page: Page<TokenView>) => pageToWire(page, listedTokenToWire),
    topic: 'prices',
    sources: allVenues,
    maxAgeSeconds: 5,
  }),
  token: defineEndpoint({
    operationId: 'getToken',
    path: '/api/tokens/{tokenMint}',
    summary: 'One token.',
    description:
      'The row of `/api/tokens` for one mint. A symbol instead of a mint returns 404 with a `hint` that links to the search.',
    tag: 'Tokens',
    request: tokenRequest,
    names: { parameter: 'tokenMint', thing: 'mint' },
    answer: tokenWire,
    toWire: (token: TokenView) => tokenToWire(token),
    topic: 'prices',
    sources: allVenues,
    maxAgeSeconds: 2,
  }),
  candles: defineEndpoint({
    operationId: 'listLatestCandles',
    path: '/api/ohlc/tokens/{mint}/{interval}/latest',
    summary: 'Latest candles of a token.',
    description:
      'Open, high, low and close of a token’s price with its filled volume, oldest first; the last candle is still open. Times are in milliseconds. A known token without a price returns an empty list.',
    tag: 'Tokens',
    request: candlesRequest,
    within: candlesWithin,
    names: { parameter: 'mint', thing: 'mint' },
    answer: candleList,
    toWire: (candles: readonly Candle[]) => candles.map(candleToWire),
    topic: 'prices',
    sources: allVenues,
    maxAgeSeconds: 5,
  }),
  search: defineEndpoint({
    operationId: 'search',
    path: '/api/search',
    summary: 'Search: tokens by symbol, name or mint; markets by name; traders and orders by key.',
    description:
      'Finds tokens by symbol, name or mint, perp markets of all venues by name, and traders and orders by their address or key, or by at least the first 6 characters of an address. Verified tokens come first. Without `q`, returns the tokens with the highest DCA volume. `type=all` returns all kinds in one list, and `counts` has the number of each kind.',
    tag: 'Tokens',
    request: searchRequest,
    answer: searchPage,
    toWire: (page: SearchPage) => searchPageToWire(page),
    topic: 'prices',
    sources: allVenues,
    maxAgeSeconds: 5,
  }),
} as const
