import type { Address } from '~/domain/ids'
import { parseAddress } from '~/domain/parse-id'
import { mostChosenTokens, type TokenSortField, tokenSortFields } from '~/domain/token-view'
import { choiceParam, type Place, pageParam, textParam, type UrlParam } from '~/ui/url-param'
import { readView, type ViewParams, viewHref } from '~/ui/url-view'

/** View of the token database. */
export interface TokenListQuery {
  readonly search: string
  /** Shows only these mints. Empty: all tokens. */
  readonly only: readonly Address[]
  readonly page: number
  readonly sortField: TokenSortField
  readonly sortOrder: 'asc' | 'desc'
}

const everything: readonly Address[] = []

/** A list of mints. Invalid ones are dropped. */
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
  page: pageParam('page'),
  sortField: choiceParam<TokenSortField>('sort', tokenSortFields, 'marketCap'),
  sortOrder: choiceParam<'asc' | 'desc'>('order', ['asc', 'desc'], 'desc'),
}

/** Reads the view from an address. Invalid values become the default. */
export function parseTokenListQuery(from: URLSearchParams): TokenListQuery {
  return readView(params, from)
}

/** Returns the address of a view. */
export function tokenListHref(query: TokenListQuery, at: Place): string {
  return viewHref(params, { ...query, only: query.only.length === 0 ? everything : query.only }, at)
}

/** Returns the view for another search text, at page 1. */
export function tokensFoundBy(query: TokenListQuery, search: string): TokenListQuery {
  return { ...query, page: 1, only: everything, search: search.trim() }
}

/**
 * Returns the view of only these tokens, or of all if `only` is empty. Starts at page 1 without a search
 * text.
 */
export function tokensAmong(query: TokenListQuery, only: readonly Address[]): TokenListQuery {
  return {
    ...query,
    page: 1,
    search: '',
    only: only.length === 0 ? everything : only.slice(0, mostChosenTokens),
  }
}

/** Returns the API's address of the same list as a table. */
export function tokenCsvHref({ search, only, sortField, sortOrder }: TokenListQuery): string {
  const pending = new URLSearchParams({ format: 'csv', size: '250', sortField, sortOrder })
  if (search !== '') pending.set('search', search)
  if (only.length > 0) pending.set('tokenMints', only.join(','))
  return `/api/tokens?${pending}`
}
