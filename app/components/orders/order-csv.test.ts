import { expect, test } from 'vitest'
import { orderCsvHref } from './order-csv'

test('the file is the list on screen, and what the page asks beyond its address', () => {
  const query = { filter: 'historical', sortField: 'amountUsd', sortOrder: 'asc' } as const
  expect(orderCsvHref('limit', query, { minAmountUsd: '2500' })).toBe(
    '/api/limit/all?format=csv&size=250&filter=historical&sortField=amountUsd&sortOrder=asc&minAmountUsd=2500',
  )
})

test('what is looked for on screen is looked for in the file', () => {
  const query = { filter: 'active', sortField: 'createdAt', sortOrder: 'desc', search: 'a&b' } as const
  expect(orderCsvHref('dca', query)).toBe(
    '/api/dca/all?format=csv&size=250&filter=active&sortField=createdAt&sortOrder=desc&search=a%26b',
  )
})
