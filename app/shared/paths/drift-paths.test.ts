import { expect, test } from 'vitest'
import { canonicalDriftPath, marketPath } from './drift-paths'

test.each([
  ['/drift/dashboard', '/drift/dashboard/overview'],
  ['/drift/dashboard/', '/drift/dashboard/overview'],
  ['/drift/dashboard/overview/SOL-PERP', '/drift/dashboard/overview'],
  ['/drift/dashboard/traders/0', '/drift/dashboard/traders'],
  ['/drift/dashboard/analytics/SOL', '/drift/dashboard/analytics'],
  ['/drift/dashboard/no/such', '/drift/dashboard/overview'],
  ['/drift/dashboard/Traders/0', '/drift/dashboard/overview'],
])('redirects %s to %s', (from, to) => {
  expect(canonicalDriftPath(from)).toBe(to)
})

test('builds the URL of a market, and of a trader in it', () => {
  expect(marketPath('8UJg')).toBe('/drift/dashboard/orders/8UJg')
  expect(marketPath('8UJg', 'Ab/C')).toBe('/drift/dashboard/orders/8UJg/Ab%2FC')
})
