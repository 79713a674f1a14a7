import { expect, test } from 'vitest'
import {
  belongs,
  directionOf,
  type FeedQuery,
  feedHref,
  narrowedTo,
  ordersCsvHref,
  parseFeedQuery,
  parseMinUsd,
  tradesCsvHref,
} from './feed-query'

const plain: FeedQuery = {
  side: 'both',
  minUsd: 0,
  paused: false,
  tradesPage: 1,
  ordersPage: 1,
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
  const trade = { marketIndex: 0, side: 'buy', taker: 'T', maker: 'M', quoteAssetAmount: 500 } as const
  const sol = { marketIndex: 0, trader: null }
  expect(belongs(trade, sol, plain)).toBe(true)
  expect(belongs(trade, { ...sol, marketIndex: 1 }, plain)).toBe(false)
  expect(belongs(trade, { ...sol, marketIndex: null }, plain)).toBe(true)
  expect(belongs(trade, sol, { side: 'sell', minUsd: 0 })).toBe(false)
  expect(belongs(trade, sol, { side: 'buy', minUsd: 500 })).toBe(true)
  expect(belongs(trade, sol, { side: 'buy', minUsd: 500.01 })).toBe(false)
})

test("matches a streamed trade of a trader by the trader's own side", () => {
  const trade = { marketIndex: 0, side: 'buy', taker: 'T', maker: 'M', quoteAssetAmount: 500 } as const
  const of = (key: string) => ({ marketIndex: 0, trader: { key, wallet: null, accounts: [key] } })
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
  expect(tradesCsvHref('mkt', 'usr', query)).toBe(
    '/api/drift/trades?format=csv&size=250&minAmountUsd=1000&market=mkt&user=usr',
  )
  expect(tradesCsvHref(null, null, query)).toBe(
    '/api/drift/trades?format=csv&size=250&side=sell&minAmountUsd=1000',
  )
  expect(ordersCsvHref('mkt', null, query)).toBe(
    '/api/drift/markets/mkt/orders?format=csv&size=250&side=short&minAmountUsd=1000',
  )
  expect(ordersCsvHref('mkt', 'usr', plain)).toBe('/api/drift/users/usr/orders?format=csv&size=250')
})
