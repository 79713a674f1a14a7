import { expect, test } from 'vitest'
import { orderCsvHref } from './order-csv'

test('the CSV has the filter and the sort of the table, and the token', () => {
  const query = { filter: 'active', sortField: 'amountUsd', sortOrder: 'asc' } as const
  expect(orderCsvHref('/api/dca/all', query, 'mint')).toBe(
    '/api/dca/all?format=csv&size=250&filter=active&sortField=amountUsd&sortOrder=asc&tokenMint=mint',
  )
})
