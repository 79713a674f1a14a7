import { type TokenSortField, tokenSortFields } from '~/domain/token-view'
import { assign, choiceParam, hrefWith, type Place, pageParam, readParam, textParam } from '~/ui/url-param'

/** One view of the token database. */
export interface TokenListQuery {
  readonly search: string
  readonly page: number
  readonly sortField: TokenSortField
  readonly sortOrder: 'asc' | 'desc'
}

const params = {
  search: textParam('search', 100),
  page: pageParam('page'),
  sortField: choiceParam<TokenSortField>('sort', tokenSortFields, 'marketCap'),
  sortOrder: choiceParam<'asc' | 'desc'>('order', ['asc', 'desc'], 'desc'),
} as const

/** What the address of the token database asks for; nonsense is the default. */
export function parseTokenListQuery(from: URLSearchParams): TokenListQuery {
  return {
    search: readParam(params.search, from),
    page: readParam(params.page, from),
    sortField: readParam(params.sortField, from),
    sortOrder: readParam(params.sortOrder, from),
  }
}

/** The address of a view. */
export function tokenListHref(query: TokenListQuery, at: Place): string {
  return hrefWith(
    at,
    assign(params.search, query.search),
    assign(params.page, query.page),
    assign(params.sortField, query.sortField),
    assign(params.sortOrder, query.sortOrder),
  )
}

/** The view after a click on a header: the same field flips, a new one starts descending; page 1 (M142). */
export function tokensSortedBy(query: TokenListQuery, sortField: TokenSortField): TokenListQuery {
  const flips = query.sortField === sortField && query.sortOrder === 'desc'
  return { ...query, page: 1, sortField, sortOrder: flips ? 'asc' : 'desc' }
}

/** The view after another text: page 1 (M120). */
export function tokensFoundBy(query: TokenListQuery, search: string): TokenListQuery {
  return { ...query, page: 1, search: search.trim() }
}

/** Where the API answers the same list as a table. */
export function tokenCsvHref({ search, sortField, sortOrder }: TokenListQuery): string {
  const asked = new URLSearchParams({ format: 'csv', size: '250', sortField, sortOrder })
  if (search !== '') asked.set('search', search)
  return `/api/tokens?${asked}`
}
