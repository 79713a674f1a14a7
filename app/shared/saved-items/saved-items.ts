import { parseAddress } from '~/domain/base/parse-id'
import { type PerpVenue, perpVenues } from '~/domain/protocol/venues'
import { searchKinds } from '~/domain/token/search-view'

/** Kinds of items that a device stores. An order ends, so it is not stored. */
export const savedKinds = searchKinds.filter((kind) => kind !== 'order')
export type SavedKind = (typeof savedKinds)[number]

/** A token, market or trader that is stored on this device, with enough data to show it without a request. */
export interface SavedItem {
  readonly kind: SavedKind
  /** Key that identifies the item: a mint, a market account or a wallet. */
  readonly key: string
  /** Symbol of the item. `null`: the item has no symbol, or the symbol cannot be displayed. */
  readonly symbol: string | null
  readonly name: string | null
  readonly verified: boolean
  /** Venue of a market. `undefined`: the first venue, or the item is not a market. */
  readonly venue?: PerpVenue | undefined
}

/** Maximum number of items that a device stores. The oldest items are dropped. */
export const mostFavourites = 200
export const mostRecent = 8

/**
 * Maximum length of a stored string, characters. Longer strings are truncated, because token issuers can
 * choose any name.
 */
const longestText = 40

/** Parses the stored items, newest first. Drops invalid items. Never throws. */
export function parseItems(text: string | null): readonly SavedItem[] {
  if (text === null) return []
  try {
    const parsed: unknown = JSON.parse(text)
    return Array.isArray(parsed) ? parsed.map(parseItem).filter((item) => item !== undefined) : []
  } catch {
    // The stored string is not JSON, so this app has not written it.
    return []
  }
}

function parseItem(value: unknown): SavedItem | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { kind, key, symbol, name, verified, venue }: Record<string, unknown> = { ...value }
  const known = savedKinds.find((one) => one === kind)
  const address = typeof key === 'string' ? parseAddress(key) : undefined
  if (known === undefined || address === undefined) return undefined
  const item = {
    kind: known,
    key: address,
    symbol: cut(symbol),
    name: cut(name),
    verified: verified === true,
  }
  const ofVenue = perpVenues.find((one) => one === venue)
  return ofVenue === undefined ? item : { ...item, venue: ofVenue }
}

function cut(value: unknown): string | null {
  return typeof value === 'string' ? Array.from(value).slice(0, longestText).join('') : null
}

/** Returns whether two items identify the same token, market or trader. */
function same(a: SavedItem, b: Pick<SavedItem, 'kind' | 'key'>): boolean {
  return a.kind === b.kind && a.key === b.key
}

/** Returns whether the list of saved items contains an item. */
export function hasItem(items: readonly SavedItem[], item: Pick<SavedItem, 'kind' | 'key'>): boolean {
  return items.some((known) => same(known, item))
}

/** Returns at most `most` items. The given item is the first and appears only once. */
export function withItem(items: readonly SavedItem[], item: SavedItem, most: number): readonly SavedItem[] {
  return [item, ...withoutItem(items, item)].slice(0, most)
}

/** Returns the items except the given item. */
export function withoutItem(
  items: readonly SavedItem[],
  item: Pick<SavedItem, 'kind' | 'key'>,
): readonly SavedItem[] {
  return items.filter((known) => !same(known, item))
}
