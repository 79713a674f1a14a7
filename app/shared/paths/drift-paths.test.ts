import { expect, test } from 'vitest'
import { dataHref } from '~/features/perps/markets/data-href'
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

test("builds the URL of a page's loader data", () => {
  const of = (address: string) => dataHref(new URL(address, 'https://sextant.example'))
  expect(of('/drift/dashboard/orders/8UJg?side=sell&markets.sort=volume')).toBe(
    '/drift/dashboard/orders/8UJg.data?side=sell&markets.sort=volume&_routes=routes%2Fdrift%2Forders%2Froute',
  )
  expect(of('/drift/dashboard/traders')).toBe(
    '/drift/dashboard/traders.data?_routes=routes%2Fdrift%2Ftraders%2Froute',
  )
  // The overview needs only the data that all tabs share. The orders tab without a market only redirects.
  expect([of('/drift/dashboard/overview'), of('/drift/dashboard/orders'), of('/tokens')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
