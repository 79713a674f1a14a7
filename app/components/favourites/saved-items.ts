import { parseAddress } from '~/domain/parse-id'
import { type SearchKind, searchKinds } from '~/domain/token-view'

/** A token, market or trader that this device remembers, with enough data to show it without a request. */
export interface SavedItem {
  readonly kind: SearchKind
  /** Mint, market account or wallet. */
  readonly key: string
  /** Symbol of the item; `null`: none, or not displayable. */
  readonly symbol: string | null
  readonly name: string | null
  readonly verified: boolean
}

/** Maximum number of items that a device stores. The oldest are dropped. */
export const mostFavourites = 200
export const mostRecent = 8

/**
 * Maximum length of a stored text, characters. Longer texts are truncated, because issuers choose names
 * freely.
 */
const longestText = 40

/** Parses the stored items, newest first. Drops invalid items and never throws. */
export function parseItems(text: string | null): readonly SavedItem[] {
  if (text === null) return []
  try {
    const parsed: unknown = JSON.parse(text)
    return Array.isArray(parsed) ? parsed.map(parseItem).filter((item) => item !== undefined) : []
  } catch {
    // Not JSON: not written by this app.
    return []
  }
}

function parseItem(value: unknown): SavedItem | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { kind, key, symbol, name, verified }: Record<string, unknown> = { ...value }
  const known = searchKinds.find((one) => one === kind)
  const address = typeof key === 'string' ? parseAddress(key) : undefined
  if (known === undefined || address === undefined) return undefined
  return { kind: known, key: address, symbol: cut(symbol), name: cut(name), verified: verified === true }
}

function cut(value: unknown): string | null {
  return typeof value === 'string' ? Array.from(value).slice(0, longestText).join('') : null
}

/** Returns whether two items identify the same thing. */
function same(a: SavedItem, b: Pick<SavedItem, 'kind' | 'key'>): boolean {
  return a.kind === b.kind && a.key === b.key
}

/** Returns whether the list contains an item. */
export function hasItem(items: readonly SavedItem[], item: Pick<SavedItem, 'kind' | 'key'>): boolean {
  return items.some((known) => same(known, item))
}

/** Returns at most `most` items with this one in front, without duplicates. */
export function withItem(items: readonly SavedItem[], item: SavedItem, most: number): readonly SavedItem[] {
  return [item, ...withoutItem(items, item)].slice(0, most)
}

/** Returns the items without this one. */
export function withoutItem(
  items: readonly SavedItem[],
  item: Pick<SavedItem, 'kind' | 'key'>,
): readonly SavedItem[] {
  return items.filter((known) => !same(known, item))
}
