import { expect, test } from 'vitest'
import { hrefOfVenue, venueInUrl, withVenue } from './venue-url'

test('reads the choice of a URL, and ignores unknown venues', () => {
  expect(['?venue=velocity', '?venue=all&side=buy', '?venue=jupiter', '?venue=', ''].map(venueInUrl)).toEqual(
    ['velocity', 'all', undefined, undefined, undefined],
  )
})

test('adds, replaces and removes the choice, and keeps the other parameters', () => {
  expect(withVenue('/x', 'velocity')).toBe('/x?venue=velocity')
  expect(withVenue('/x?side=buy&venue=all', 'drift')).toBe('/x?side=buy&venue=drift')
  expect(withVenue('/x?venue=all', undefined)).toBe('/x')
})

test('switches the venue of a tab, and of a market to the market with the same name', () => {
  const analytics = { pathname: '/drift/dashboard/analytics', search: '?period=7d&page=2&trades.page=3' }
  expect(hrefOfVenue('velocity', analytics, undefined)).toBe(
    '/drift/dashboard/analytics?period=7d&venue=velocity',
  )
  const orders = { pathname: '/drift/dashboard/orders/8UJg', search: '?side=buy' }
  const market = { venue: 'drift', name: 'SOL-PERP' } as const
  expect(hrefOfVenue('drift', orders, market)).toBe('/drift/dashboard/orders/8UJg?side=buy&venue=drift')
  expect(hrefOfVenue('all', orders, market)).toBe('/drift/dashboard/orders/8UJg?side=buy&venue=all')
  expect(hrefOfVenue('velocity', orders, market)).toBe(
    '/drift/dashboard/orders?side=buy&venue=velocity&like=SOL-PERP',
  )
})
