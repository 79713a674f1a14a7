import { expect, test } from 'vitest'
import {
  parseTokenListQuery,
  tokenCsvHref,
  tokenListHref,
  tokensFoundBy,
  tokensSortedBy,
} from './token-list-query'

const at = { pathname: '/tokens', search: '' }
const first = { search: '', page: 1, sortField: 'marketCap', sortOrder: 'desc' } as const

test('an address that says nothing, or nonsense, asks for the first page by market cap', () => {
  expect(parseTokenListQuery(new URLSearchParams())).toEqual(first)
  expect(parseTokenListQuery(new URLSearchParams('page=0&sort=evil&order=up'))).toEqual(first)
})

test('a view reads back from its address, and defaults are left out of it', () => {
  const view = { search: 'jup', page: 3, sortField: 'updatedDate', sortOrder: 'asc' } as const
  const href = tokenListHref(view, at)
  expect(href).toBe('/tokens?search=jup&page=3&sort=updatedDate&order=asc')
  expect(parseTokenListQuery(new URL(href, 'http://x').searchParams)).toEqual(view)
  expect(tokenListHref(first, at)).toBe('/tokens')
})

test('sorting and searching begin at page 1', () => {
  const third = { ...first, page: 3 }
  expect(tokensSortedBy(third, 'marketCap')).toEqual({ ...first, sortOrder: 'asc' })
  expect(tokensSortedBy(third, 'price')).toEqual({ ...first, sortField: 'price' })
  expect(tokensFoundBy(third, ' bonk ')).toEqual({ ...first, search: 'bonk' })
})

test('the table of the API is that of the view', () => {
  expect(tokenCsvHref({ ...first, search: 'a&b' })).toBe(
    '/api/tokens?format=csv&size=250&sortField=marketCap&sortOrder=desc&search=a%26b',
  )
})
