import type { SearchPageWire, SearchResultWire } from '~/contracts/token'
import { formatCount } from '~/domain/format/format'
import { parsePerpVenue } from '~/domain/protocol/perp-venue'
import { type PerpVenue, perpVenues } from '~/domain/protocol/venues'
import { leastOfAddress, type SearchKind, type SearchScope, searchKinds } from '~/domain/token/search-view'
import { traderPath } from '~/shared/paths/detail-path'
import { marketPath, venuePath } from '~/shared/paths/drift-paths'
import { orderPath } from '~/shared/paths/order-href'
import { tokenPath } from '~/shared/paths/pages'
import type { SavedItem } from '~/shared/saved-items/saved-items'
import { siteText } from '~/shared/text/site-text'
import { searchText } from './search-text'

interface Linked {
  readonly kind: SearchKind
  readonly key: string
  /** Venue of a market. `undefined`: the first venue. */
  readonly venue?: PerpVenue | undefined
}

/** Returns the path of the page about a search result or a saved item. */
export function pathOf({ kind, key, venue = perpVenues[0] }: Linked): string {
  switch (kind) {
    case 'token':
      return tokenPath(key)
    case 'market':
      return venuePath(marketPath(key), venue)
    case 'trader':
      return traderPath(key)
    case 'order':
      return orderPath(key)
  }
}

/** Returns the path of the page about a search result. */
export function hitPath({ type, key, venue }: SearchResultWire): string {
  return pathOf({ kind: type, key, venue: perpVenueOf(venue) })
}

/**
 * Converts a search result into the form in which this device stores favourites and recent items. `undefined`
 * for an order, which is not stored.
 */
export function savedItemOf(hit: SearchResultWire): SavedItem | undefined {
  const { type, key, symbol, name, verified, venue } = hit
  return type === 'order' ? undefined : { kind: type, key, symbol, name, verified, venue: perpVenueOf(venue) }
}

function perpVenueOf(venue: SearchResultWire['venue']): PerpVenue | undefined {
  return parsePerpVenue(venue ?? '')
}

/** Returns the URL of the search page, `/search?…`. Parameters with default values are omitted. */
export function searchHref(query: {
  readonly text: string
  readonly kind: SearchScope
  readonly page: number
}): string {
  const params = new URLSearchParams()
  if (query.text !== '') params.set('q', query.text)
  if (query.kind !== 'all') params.set('type', query.kind)
  if (query.page > 1) params.set('page', `${query.page}`)
  const search = params.toString()
  return search === '' ? '/search' : `/search?${search}`
}

/** Labels of the tabs that choose the kind of result. */
export const kindLabels: Record<SearchScope, string> = {
  all: searchText.all,
  token: searchText.tokens,
  market: siteText.markets,
  trader: searchText.traders,
  order: searchText.orders,
}

/** Returns the label of a tab with its number of results. Without counts, returns the plain label. */
export function countedLabel(kind: SearchScope, counts: SearchPageWire['counts'] | undefined): string {
  if (counts === undefined) return kindLabels[kind]
  const count = kind === 'all' ? searchKinds.reduce((sum, each) => sum + counts[each], 0) : counts[kind]
  return `${kindLabels[kind]} ${formatCount(count)}`
}

/** Returns the hint for a kind whose results are found only by their keys. `undefined` for other kinds. */
export function keyHintOf(kind: SearchScope): string | undefined {
  if (kind === 'trader') return searchText.traderKey
  return kind === 'order' ? searchText.orderKey : undefined
}

/** Returns why nothing was found: the text is too short for an address, or nothing matches it. */
export function nothingLine(kind: SearchScope, text: string): string {
  const isShort = text.length < leastOfAddress
  return (isShort ? keyHintOf(kind) : undefined) ?? searchText.noResultsLine(text)
}
