import { expect, test } from 'vitest'
import { mints } from '~/domain/token/mints'
import {
  parseTokenListQuery,
  tokenCsvHref,
  tokenListHref,
  tokensAmong,
  tokensFoundBy,
} from './token-list-query'

const at = { pathname: '/tokens', search: '' }
const first = {
  search: '',
  only: [],
  listing: 'all',
  page: 1,
  sortField: 'marketCap',
  sortOrder: 'desc',
} as const

test('falls back to the first page sorted by market cap', () => {
  expect(parseTokenListQuery(new URLSearchParams())).toEqual(first)
  expect(parseTokenListQuery(new URLSearchParams('page=0&sort=evil&order=up'))).toEqual(first)
})

test('parses the URL that it has built for a view, and omits default values in the URL', () => {
  const view = {
    search: 'jup',
    only: [],
    listing: 'all',
    page: 3,
    sortField: 'updatedDate',
    sortOrder: 'asc',
  } as const
  const href = tokenListHref(view, at)
  expect(href).toBe('/tokens?search=jup&page=3&sort=updatedDate&order=asc')
  expect(parseTokenListQuery(new URL(href, 'http://x').searchParams)).toEqual(view)
  expect(tokenListHref(first, at)).toBe('/tokens')
})

test('starts a search at page 1', () => {
  const third = { ...first, page: 3 }
  expect(tokensFoundBy(third, ' bonk ')).toEqual({ ...first, search: 'bonk' })
})

test('keeps each chosen mint once in the URL and drops invalid mints', () => {
  const { only } = parseTokenListQuery(
    new URLSearchParams(`only=${mints.wSOL},nonsense,${mints.USDC},${mints.wSOL}`),
  )
  expect(only).toEqual([mints.wSOL, mints.USDC])
  const chosen = tokensAmong({ ...first, page: 3, search: 'jup' }, only)
  expect(tokenListHref(chosen, at)).toBe(`/tokens?only=${mints.wSOL}%2C${mints.USDC}`)
  expect(tokenListHref(tokensAmong(chosen, []), at)).toBe('/tokens')
  expect(tokensFoundBy(chosen, 'bonk').only).toEqual([])
})

test('builds a CSV URL of the API for the same view', () => {
  expect(tokenCsvHref({ ...first, search: 'a&b' })).toBe(
    '/api/tokens?format=csv&size=250&sortField=marketCap&sortOrder=desc&search=a%26b',
  )
  expect(tokenCsvHref({ ...first, only: [mints.wSOL, mints.USDC] })).toBe(
    `/api/tokens?format=csv&size=250&sortField=marketCap&sortOrder=desc&tokenMints=${mints.wSOL}%2C${mints.USDC}`,
  )
})
