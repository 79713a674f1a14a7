import { expect, test } from 'vitest'
import { canonicalDriftPath, driftPath, marketPath, tradesPath, venuePath } from './drift-paths'

test.each([
  ['/drift/dashboard', '/drift/dashboard/overview'],
  ['/drift/dashboard/', '/drift/dashboard/overview'],
  ['/drift/dashboard/overview/SOL-PERP', '/drift/dashboard/overview'],
  ['/drift/dashboard/traders/0', '/drift/dashboard/traders'],
  ['/drift/dashboard/analytics/SOL', '/drift/dashboard/analytics'],
  ['/drift/dashboard/trades/a/b', '/drift/dashboard/trades'],
  ['/drift/dashboard/no/such', '/drift/dashboard/overview'],
  ['/drift/dashboard/Traders/0', '/drift/dashboard/overview'],
])('redirects %s to %s', (from, to) => {
  expect(canonicalDriftPath(from)).toBe(to)
})

test('builds the URL of a market, and of a trader in it', () => {
  expect(marketPath('8UJg')).toBe('/drift/dashboard/orders/8UJg')
  expect(marketPath('8UJg', 'Ab/C')).toBe('/drift/dashboard/orders/8UJg/Ab%2FC')
})

test('builds the URL of the trades in all markets, and of a trader in them', () => {
  expect(tradesPath(null)).toBe('/drift/dashboard/trades')
  expect(tradesPath(null, 'Ab/C')).toBe('/drift/dashboard/trades/Ab%2FC')
  expect(tradesPath('8UJg', 'Ab')).toBe(marketPath('8UJg', 'Ab'))
})

test('a path names every venue but the first', () => {
  expect(venuePath(driftPath('traders'), 'drift')).toBe('/drift/dashboard/traders?venue=drift')
  expect(venuePath(marketPath('key', 'user'), 'velocity')).toBe(
    '/drift/dashboard/orders/key/user?venue=velocity',
  )
})
