import { expect, test } from 'vitest'
import { orderCsvHref } from './order-csv'

test('exports the list on screen together with the filter of the page', () => {
  const query = { filter: 'historical', sortField: 'amountUsd', sortOrder: 'asc' } as const
  expect(orderCsvHref('limit', query, { minAmountUsd: '2500' })).toBe(
    '/api/limit/all?format=csv&size=250&filter=historical&sortField=amountUsd&sortOrder=asc&minAmountUsd=2500',
  )
})

test('includes the search text of the list', () => {
  const query = { filter: 'active', sortField: 'createdAt', sortOrder: 'desc', search: 'a&b' } as const
  expect(orderCsvHref('dca', query)).toBe(
    '/api/dca/all?format=csv&size=250&filter=active&sortField=createdAt&sortOrder=desc&search=a%26b',
  )
})
