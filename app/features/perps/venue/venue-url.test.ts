import { expect, test } from 'vitest'
import { hrefOfVenue, placeWithVenue, venueInUrl, withVenue } from './venue-url'

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
  const market = { key: '8UJg', venue: 'drift', name: 'SOL-PERP', trader: undefined } as const
  expect(hrefOfVenue('drift', orders, market)).toBe('/drift/dashboard/orders/8UJg?side=buy&venue=drift')
  expect(hrefOfVenue('all', orders, market)).toBe('/drift/dashboard/orders/8UJg?side=buy&venue=all')
  expect(hrefOfVenue('velocity', orders, market)).toBe(
    '/drift/dashboard/orders?side=buy&venue=velocity&like=SOL-PERP',
  )
})

test('switches the venue of a market that is not listed by its key, and keeps the trader', () => {
  const orders = { pathname: '/drift/dashboard/orders/8UJg/wallet', search: '?orders.page=2' }
  const delisted = { key: '8UJg', venue: undefined, name: undefined, trader: 'wallet' }
  expect(hrefOfVenue('velocity', orders, delisted)).toBe(
    '/drift/dashboard/orders?venue=velocity&like=8UJg&trader=wallet',
  )
  expect(hrefOfVenue('all', orders, delisted)).toBe('/drift/dashboard/orders/8UJg/wallet?venue=all')
})

test('adds the shown venue to the place of a page whose URL names none', () => {
  const place = { pathname: '/drift/dashboard/traders', search: '?page=2' }
  expect(placeWithVenue(place, 'drift')).toEqual({ ...place, search: '?page=2&venue=drift' })
  expect(placeWithVenue({ ...place, search: '' }, 'all').search).toBe('?venue=all')
})
