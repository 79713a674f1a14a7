import type { Address } from '~/domain/base/ids'
import { parseAddress } from '~/domain/base/parse-id'
import {
  mostChosenTokens,
  type TokenListing,
  type TokenSortField,
  tokenListings,
  tokenSortFields,
} from '~/domain/token/token-view'
import { choiceParam, type Place, pageParam, textParam, type UrlParam } from '~/ui/url/url-param'
import { readView, type ViewParams, viewHref } from '~/ui/url/url-view'

/** View of the token database: search text, filter, sort order and page. */
export interface TokenListQuery {
  readonly search: string
  /** Mints to which the list is restricted. If empty, the list shows all tokens. */
  readonly only: readonly Address[]
  /** `new`: only new listings. */
  readonly listing: TokenListing
  readonly page: number
  readonly sortField: TokenSortField
  readonly sortOrder: 'asc' | 'desc'
}

const everything: readonly Address[] = []

/** URL parameter with a list of mints. Invalid mints are dropped. */
const onlyParam: UrlParam<readonly Address[]> = {
  name: 'only',
  fallback: everything,
  parse(text) {
    const mints = text.split(',', mostChosenTokens).map(parseAddress)
    const known = mints.filter((mint) => mint !== undefined)
    return known.length === 0 ? undefined : [...new Set(known)]
  },
  format: (mints) => mints.join(','),
}

const params: ViewParams<TokenListQuery> = {
  search: textParam('search'),
  only: onlyParam,
  listing: choiceParam<TokenListing>('list', tokenListings, 'all'),
  page: pageParam('page'),
  sortField: choiceParam<TokenSortField>('sort', tokenSortFields, 'marketCap'),
  sortOrder: choiceParam<'asc' | 'desc'>('order', ['asc', 'desc'], 'desc'),
}

/** Reads the view from a URL. Each invalid value is replaced by its default. */
export function parseTokenListQuery(from: URLSearchParams): TokenListQuery {
  return readView(params, from)
}

/** Returns the URL of a view. */
export function tokenListHref(query: TokenListQuery, at: Place): string {
  return viewHref(params, { ...query, only: query.only.length === 0 ? everything : query.only }, at)
}

/** Returns the view with another search text. It starts at page 1. */
export function tokensFoundBy(query: TokenListQuery, search: string): TokenListQuery {
  return { ...query, page: 1, only: everything, search: search.trim() }
}

/** Returns the first page of all tokens by market cap, or of the new listings, newest first. */
export function tokensOf(query: TokenListQuery, listing: TokenListing): TokenListQuery {
  const sortField = listing === 'new' ? 'firstSeenDate' : 'marketCap'
  return { ...query, page: 1, only: everything, search: '', listing, sortField, sortOrder: 'desc' }
}

/**
 * Returns the view of only the tokens in `only`. If `only` is empty, the view contains all tokens. It starts
 * at page 1 and has no search text.
 */
export function tokensAmong(query: TokenListQuery, only: readonly Address[]): TokenListQuery {
  return {
    ...query,
    page: 1,
    search: '',
    listing: 'all',
    only: only.length === 0 ? everything : only.slice(0, mostChosenTokens),
  }
}

/** Returns the URL of a CSV file with the tokens of the view. */
export function tokenCsvHref({ search, only, listing, sortField, sortOrder }: TokenListQuery): string {
  const pending = new URLSearchParams({ format: 'csv', size: '250', sortField, sortOrder })
  if (search !== '') pending.set('search', search)
  if (listing !== 'all') pending.set('listing', listing)
  if (only.length > 0) pending.set('tokenMints', only.join(','))
  return `/api/tokens?${pending}`
}
