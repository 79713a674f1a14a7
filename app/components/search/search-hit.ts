import type { SearchResultWire } from '~/contracts/token'
import type { SearchKind } from '~/domain/token-view'
import { searchText } from '~/ui/search-text'
import { text } from '~/ui/text'
import type { SavedItem } from '../favourites/saved-items'

/** Returns the address of an item's page. */
export function pathOf({ kind, key }: { readonly kind: SearchKind; readonly key: string }): string {
  const segment = encodeURIComponent(key)
  if (kind === 'market') return `/drift/dashboard/orders/${segment}`
  return kind === 'trader' ? `/jupiter/dca/${segment}` : `/tokens/${segment}`
}

/** Converts a search result into the form that the device stores. */
export function savedItemOf(hit: SearchResultWire): SavedItem {
  const { type, tokenMint, symbol, name, verified } = hit
  return { kind: type, key: tokenMint, symbol, name, verified }
}

/** Returns the address of the search page, `/search?…`. Defaults are left out. */
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

/** Names of the kinds on the search's tabs. */
export const kindLabels: Record<SearchKind, string> = {
  token: searchText.tokens,
  market: text.markets,
  trader: searchText.traders,
}
