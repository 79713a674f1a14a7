import type { SearchResultWire } from '~/contracts/token'
import type { SearchKind } from '~/domain/token/token-view'
import type { SavedItem } from '~/shared/saved-items/saved-items'
import { siteText } from '~/shared/text/site-text'
import { searchText } from './search-text'

/** Returns the path of the page about a search result. */
export function pathOf({ kind, key }: { readonly kind: SearchKind; readonly key: string }): string {
  const segment = encodeURIComponent(key)
  if (kind === 'market') return `/drift/dashboard/orders/${segment}`
  return kind === 'trader' ? `/jupiter/dca/${segment}` : `/tokens/${segment}`
}

/** Converts a search result into the form in which this device stores favourites and recent items. */
export function savedItemOf(hit: SearchResultWire): SavedItem {
  const { type, tokenMint, symbol, name, verified } = hit
  return { kind: type, key: tokenMint, symbol, name, verified }
}

/** Returns the URL of the search page, `/search?…`. Parameters with default values are omitted. */
export function searchHref(query: {
  readonly text: string
  readonly kind: SearchKind
  readonly page: number
}): string {
  const params = new URLSearchParams()
  if (query.text !== '') params.set('q', query.text)
  if (query.kind !== 'token') params.set('type', query.kind)
  if (query.page > 1) params.set('page', `${query.page}`)
  const search = params.toString()
  return search === '' ? '/search' : `/search?${search}`
}

/** Labels of the tabs that choose the kind of result. */
export const kindLabels: Record<SearchKind, string> = {
  token: searchText.tokens,
  market: siteText.markets,
  trader: searchText.traders,
}
