import { expect, test } from 'vitest'
import {
  belongs,
  directionOf,
  type FeedQuery,
  feedHref,
  narrowedTo,
  ordersCsvHref,
  pageOfOrders,
  pageOfTrades,
  parseFeedQuery,
  parseMinUsd,
  tradesCsvHref,
} from './feed-query'

const plain: FeedQuery = {
  side: 'both',
  minUsd: 0,
  paused: false,
  tradesPage: 1,
  tradesByFive: false,
  ordersPage: 1,
  ordersByFive: false,
  funding: 'year',
}

test('falls back to the defaults for missing and invalid parameters', () => {
  expect(parseFeedQuery(new URLSearchParams())).toEqual(plain)
  const nonsense = 'side=up&min=-5&paused=yes&trades.page=0&orders.page=x&funding=day'
  expect(parseFeedQuery(new URLSearchParams(nonsense))).toEqual(plain)
})

test('writes a view into a URL and reads it back, without defaults', () => {
  const query: FeedQuery = {
    ...plain,
    side: 'sell',
    minUsd: 1500.5,
    paused: true,
    ordersPage: 3,
    funding: 'hour',
  }
  const href = feedHref(query, { pathname: '/x', search: '?order=k&trades.page=4' })
  expect(href).toBe('/x?order=k&side=sell&min=1500.5&paused=1&orders.page=3&funding=hour')
  expect(parseFeedQuery(new URLSearchParams(href.slice(3)))).toEqual(query)
})

test('pages of five rows are in the URL, except the first page', () => {
  const at = { pathname: '/x', search: '' }
  expect(feedHref(pageOfTrades(plain, 2, true), at)).toBe('/x?trades.page=2&trades.byFive=1')
  expect(feedHref(pageOfOrders(plain, 3, true), at)).toBe('/x?orders.page=3&orders.byFive=1')
  expect(feedHref(pageOfTrades({ ...plain, tradesByFive: true }, 1, true), at)).toBe('/x')
})

test('returns both lists to their first page when the filter changes', () => {
  expect(narrowedTo({ ...plain, tradesPage: 4, ordersPage: 2 }, { side: 'buy' })).toEqual({
    ...plain,
    side: 'buy',
  })
})

test('parses a minimum size with thousands separators', () => {
  expect(parseMinUsd('10,000')).toBe(10_000)
  expect(parseMinUsd('')).toBe(0)
  expect(parseMinUsd('12.50')).toBe(12.5)
  expect(parseMinUsd('ten')).toBeUndefined()
  expect(parseMinUsd('-1')).toBeUndefined()
})

test('matches a streamed trade by market, side and size', () => {
  const trade = {
    venue: 'drift',
    marketIndex: 0,
    side: 'buy',
    taker: 'T',
    maker: 'M',
    quoteAssetAmount: 500,
  } as const
  const sol = { choice: 'drift', market: { venue: 'drift', marketIndex: 0 }, trader: null } as const
  expect(belongs(trade, sol, plain)).toBe(true)
  expect(belongs(trade, { ...sol, market: { venue: 'drift', marketIndex: 1 } }, plain)).toBe(false)
  expect(belongs(trade, { ...sol, market: null }, plain)).toBe(true)
  expect(belongs(trade, sol, { side: 'sell', minUsd: 0 })).toBe(false)
  expect(belongs(trade, sol, { side: 'buy', minUsd: 500 })).toBe(true)
  expect(belongs(trade, sol, { side: 'buy', minUsd: 500.01 })).toBe(false)
})

test("matches a streamed trade of a trader by the trader's own side", () => {
  const trade = {
    venue: 'drift',
    marketIndex: 0,
    side: 'buy',
    taker: 'T',
    maker: 'M',
    quoteAssetAmount: 500,
  } as const
  const market = { venue: 'drift', marketIndex: 0 } as const
  const of = (key: string) =>
    ({ choice: 'drift', market, trader: { key, wallet: null, accounts: [key] } }) as const
  expect(belongs(trade, of('M'), { side: 'sell', minUsd: 0 })).toBe(true)
  expect(belongs(trade, of('M'), { side: 'buy', minUsd: 0 })).toBe(false)
  expect(belongs(trade, of('T'), { side: 'buy', minUsd: 0 })).toBe(true)
  expect(belongs(trade, of('X'), plain)).toBe(false)
})

test('maps buy to long and sell to short', () => {
  expect([directionOf('both'), directionOf('buy'), directionOf('sell')]).toEqual([undefined, 'long', 'short'])
})

test('exports both lists with their filters', () => {
  const query = { ...plain, side: 'sell', minUsd: 1000 } as const
  expect(tradesCsvHref('drift', { market: 'mkt', user: 'usr' }, query)).toBe(
    '/api/drift/trades?format=csv&size=250&minAmountUsd=1000&market=mkt&user=usr',
  )
  expect(tradesCsvHref('drift', { market: null, user: null }, query)).toBe(
    '/api/drift/trades?format=csv&size=250&side=sell&minAmountUsd=1000',
  )
  expect(ordersCsvHref('drift', { market: 'mkt', user: null }, query)).toBe(
    '/api/drift/markets/mkt/orders?format=csv&size=250&side=short&minAmountUsd=1000',
  )
  expect(ordersCsvHref('drift', { market: 'mkt', user: 'usr' }, plain)).toBe(
    '/api/drift/users/usr/orders?format=csv&size=250',
  )
})

test('matches a streamed trade by venue as well as by index', () => {
  const party = { side: 'buy', taker: 'T', maker: 'M', quoteAssetAmount: 500 } as const
  const ofVelocity = { ...party, venue: 'velocity', marketIndex: 0 } as const
  const drift = { venue: 'drift', marketIndex: 0 } as const
  expect(belongs(ofVelocity, { choice: 'drift', market: drift, trader: null }, plain)).toBe(false)
  expect(belongs(ofVelocity, { choice: 'velocity', market: null, trader: null }, plain)).toBe(true)
  expect(belongs({ ...party, ...drift }, { choice: 'velocity', market: null, trader: null }, plain)).toBe(
    false,
  )
  expect(belongs(ofVelocity, { choice: 'all', market: null, trader: null }, plain)).toBe(true)
})

test('exports the lists of other venues from the endpoints for all venues', () => {
  expect(tradesCsvHref('all', { market: null, user: null }, plain)).toBe(
    '/api/perps/trades?format=csv&size=250&venue=all',
  )
  expect(ordersCsvHref('velocity', { market: 'mkt', user: null }, plain)).toBe(
    '/api/perps/markets/mkt/orders?format=csv&size=250&venue=velocity',
  )
})
