import { expect, test } from 'vitest'
import { matchingIds, parseDocsFilter } from './docs-query'

const all = [
  { id: 'listDcaOrders', path: '/api/dca/all', searchText: 'get /api/dca/all dca orders maker' },
  { id: 'listLimitOrders', path: '/api/limit/all', searchText: 'get /api/limit/all limit orders maker' },
  { id: 'listPerpMarkets', path: '/api/drift/markets', searchText: 'get /api/drift/markets perp markets' },
]

const found = (search: string, area: 'all' | 'jupiter' | 'drift' | 'kamino' = 'all') => [
  ...matchingIds(all, { search, area }),
]

test('finds operations with all words, in any order and case', () => {
  expect(found('')).toEqual(['listDcaOrders', 'listLimitOrders', 'listPerpMarkets'])
  expect(found('  MAKER  dca ')).toEqual(['listDcaOrders'])
  expect(found('orders')).toEqual(['listDcaOrders', 'listLimitOrders'])
  expect(found('orders perp')).toEqual([])
})

test('filters by category', () => {
  expect(found('', 'jupiter')).toEqual(['listDcaOrders', 'listLimitOrders'])
  expect(found('maker', 'drift')).toEqual([])
  expect(found('', 'kamino')).toEqual([])
})

test('reads the filter from the URL and ignores invalid values', () => {
  expect(parseDocsFilter(new URLSearchParams('q=+dca&category=drift'))).toEqual({
    search: 'dca',
    area: 'drift',
  })
  expect(parseDocsFilter(new URLSearchParams('category=uniswap'))).toEqual({ search: '', area: 'all' })
})
