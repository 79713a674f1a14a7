import { expect, test } from 'vitest'
import { pathOf, searchHref } from './search-hit'

const key = '8UJgxaiQx5nTrdDgph5FiahMmzduuLTLf5WmsPegYA6W'

test('a token leads to its token page', () => {
  expect(pathOf({ kind: 'token', key })).toBe(`/tokens/${key}`)
})

test('a market leads to its orders', () => {
  expect(pathOf({ kind: 'market', key })).toBe(`/drift/dashboard/orders/${key}`)
})

test('a trader leads to the page of its orders', () => {
  expect(pathOf({ kind: 'trader', key })).toBe(`/jupiter/dca/${key}`)
})

test('a key stays one segment whatever it holds', () => {
  expect(pathOf({ kind: 'token', key: '../x?y#z' })).toBe('/tokens/..%2Fx%3Fy%23z')
})

test('the address of a search leaves out what is the default', () => {
  expect(searchHref({ text: '', kind: 'token', page: 1 })).toBe('/search')
  expect(searchHref({ text: 'a&b c', kind: 'market', page: 2 })).toBe('/search?q=a%26b+c&type=market&page=2')
})
