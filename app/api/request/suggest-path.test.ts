import { expect, test } from 'vitest'
import { endpoints } from '~/contracts/endpoints'
import { createPathSuggester } from './suggest-path.server'

const suggest = createPathSuggester([
  ...Object.values(endpoints).map(({ path }) => path),
  '/api/usage',
  '/api/stream',
])

test.each([
  ['/api/dca', '/api/dca/all'],
  ['/api/dca/orders', '/api/dca/all'],
  ['/api/limit', '/api/limit/all'],
  ['/api/kamino/orders', '/api/kamino/orders/all'],
  ['/api/token', '/api/tokens'],
  ['/api/Tokens', '/api/tokens'],
  ['/api/v1/dca/all', '/api/dca/all'],
  ['/api/drift/market', '/api/drift/markets'],
  ['/api/drift/market/SOL-PERP', '/api/drift/markets/SOL-PERP'],
  ['/api/drift/markets/SOL-PERP/order', '/api/drift/markets/SOL-PERP/orders'],
  ['/api/kamino/orderbook', '/api/kamino/orderbook/sol-usdc'],
  ['/api/steam', '/api/stream'],
  ['/api/dca/all/more', '/api/dca/all'],
])('%s suggests %s', (path, likeliest) => {
  expect(suggest(path)).toContain(likeliest)
})

test('lists the most similar path first, and three at most', () => {
  expect(suggest('/api/dca')).toEqual(['/api/dca/all', '/api/dca/aggregates', '/api/dca/pressure'])
})

test.each(['/api', '/api/nothing-like-it', `/api/dca/${'x'.repeat(300)}`, '/', ''])(
  '%s suggests nothing',
  (path) => {
    expect(suggest(path)).toEqual([])
  },
)
