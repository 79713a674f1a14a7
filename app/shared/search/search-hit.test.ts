import { expect, test } from 'vitest'
import { pathOf, searchHref } from './search-hit'

const key = '8UJgxaiQx5nTrdDgph5FiahMmzduuLTLf5WmsPegYA6W'

test('links a token to its page', () => {
  expect(pathOf({ kind: 'token', key })).toBe(`/tokens/${key}`)
})

test('links a market to its orders', () => {
  expect(pathOf({ kind: 'market', key })).toBe(`/drift/dashboard/orders/${key}?venue=drift`)
})

test('links a market of another venue with the venue', () => {
  expect(pathOf({ kind: 'market', key, venue: 'velocity' })).toBe(
    `/drift/dashboard/orders/${key}?venue=velocity`,
  )
})

test('links an order to its page', () => {
  expect(pathOf({ kind: 'order', key: `${key}:7` })).toBe(`/orders/${key}%3A7`)
})

test('links a trader to the page with the orders of that trader', () => {
  expect(pathOf({ kind: 'trader', key })).toBe(`/jupiter/dca/${key}`)
})

test('encodes a key as one path segment', () => {
  expect(pathOf({ kind: 'token', key: '../x?y#z' })).toBe('/tokens/..%2Fx%3Fy%23z')
})

test('omits default values from the URL of the search page', () => {
  expect(searchHref({ text: '', kind: 'all', page: 1 })).toBe('/search')
  expect(searchHref({ text: 'a&b c', kind: 'market', page: 2 })).toBe('/search?q=a%26b+c&type=market&page=2')
})
