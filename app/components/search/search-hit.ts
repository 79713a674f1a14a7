import type { SearchResultWire } from '~/contracts/token'
import type { SearchKind } from '~/domain/token-view'
import { searchText } from '~/ui/search-text'
import { text } from '~/ui/text'
import type { SavedItem } from '../favourites/saved-items'

/** Where a thing that was found has its page. */
export function pathOf({ kind, key }: { readonly kind: SearchKind; readonly key: string }): string {
  const segment = encodeURIComponent(key)
  if (kind === 'market') return `/drift/dashboard/orders/${segment}`
  return kind === 'trader' ? `/jupiter/dca/${segment}` : `/tokens/${segment}`
}

/** A thing found, as the device remembers it. */
export function savedItemOf(hit: SearchResultWire): SavedItem {
  const { type, tokenMint, symbol, name, verified } = hit
  return { kind: type, key: tokenMint, symbol, name, verified }
}

/** The address of the full search page `/search?…`; what is the default is left out. */
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

/** Kinds as the tabs of the search name them. */
export const kindLabels: Record<SearchKind, string> = {
  token: searchText.tokens,
  market: text.markets,
  trader: searchText.traders,
}
