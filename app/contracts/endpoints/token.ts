import type { Candle } from '~/domain/candle'
import type { Page } from '~/domain/page'
import { allVenues } from '~/domain/panel-view'
import type { SearchHit, TokenView } from '~/domain/token-view'
import { candleList, candlesRequest, candlesWithin, candleToWire } from '../candle'
import { defineEndpoint } from '../endpoint'
import { pageToWire } from '../page'
import { searchRequest, tokenRequest, tokensRequest } from '../requests'
import { searchHitToWire, searchPage, tokenPage, tokenToWire, tokenWire } from '../token'

/** Tokens and the search. Prices, candles and volumes come from executions of every venue. */
export const tokenEndpoints = {
  tokens: defineEndpoint({
    operationId: 'listTokens',
    path: '/api/tokens',
    summary: 'The token database.',
    description:
      'Every token that trades at one of the venues, with price, market cap, supply and volume of 24 hours. Anyone may choose any symbol: `verified` says whether the verified token list names the mint.',
    tag: 'Tokens',
    request: tokensRequest,
    answer: tokenPage,
    toWire: (page: Page<TokenView>) => pageToWire(page, tokenToWire),
    topic: 'prices',
    sources: allVenues,
    maxAgeSeconds: 5,
  }),
  token: defineEndpoint({
    operationId: 'getToken',
    path: '/api/tokens/{tokenMint}',
    summary: 'One token.',
    description:
      'The row of `/api/tokens` for one mint. A symbol instead of a mint is a 404 whose `hint` leads to the search.',
    tag: 'Tokens',
    request: tokenRequest,
    names: { parameter: 'tokenMint', thing: 'token with the mint' },
    answer: tokenWire,
    toWire: (token: TokenView) => tokenToWire(token),
    topic: 'prices',
    sources: allVenues,
    maxAgeSeconds: 2,
  }),
  candles: defineEndpoint({
    operationId: 'listLatestCandles',
    path: '/api/ohlc/tokens/{mint}/{interval}/latest',
    summary: 'The latest prices of a token as candles.',
    description:
      'Open, high, low and close of a token’s price with the executed volume, oldest first; the last candle is still running. Times are milliseconds. A known token without a price has an empty list.',
    tag: 'Tokens',
    request: candlesRequest,
    within: candlesWithin,
    names: { parameter: 'mint', thing: 'token with the mint' },
    answer: candleList,
    toWire: (candles: readonly Candle[]) => candles.map(candleToWire),
    topic: 'prices',
    sources: allVenues,
    maxAgeSeconds: 5,
  }),
  search: defineEndpoint({
    operationId: 'search',
    path: '/api/search',
    summary: 'Tokens by symbol, name or mint; markets by name; traders by address.',
    description:
      'Finds what a user means: a token by symbol, name or mint, a market by its name, a trader by the whole address. Verified tokens come before others. Without `q`, the tokens with the most DCA volume.',
    tag: 'Tokens',
    request: searchRequest,
    answer: searchPage,
    toWire: (page: Page<SearchHit>) => pageToWire(page, searchHitToWire),
    topic: 'prices',
    sources: allVenues,
    maxAgeSeconds: 5,
  }),
} as const
