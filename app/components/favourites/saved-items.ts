import { parseAddress } from '~/domain/parse-id'
import { type SearchKind, searchKinds } from '~/domain/token-view'

/** A token, market or trader that this device remembers, with enough of it to be shown without asking anybody. */
export interface SavedItem {
  readonly kind: SearchKind
  /** Mint, market account or wallet. */
  readonly key: string
  /** Null = it has none, or none that can be shown. */
  readonly symbol: string | null
  readonly name: string | null
  readonly verified: boolean
}

/** A device keeps this many; the oldest go. */
export const mostFavourites = 200
export const mostRecent = 8

/** Texts are cut here before they are kept: names are the issuers', who may write what they like. */
const longestText = 40

/** The items in what the device kept, the newest first. What is damaged or strange is left out, never an error. */
export function parseItems(text: string | null): readonly SavedItem[] {
  if (text === null) return []
  try {
    const parsed: unknown = JSON.parse(text)
    return Array.isArray(parsed) ? parsed.map(parseItem).filter((item) => item !== undefined) : []
  } catch {
    // Not JSON: somebody else wrote it.
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

/** Whether two items are the same thing. */
function same(a: SavedItem, b: Pick<SavedItem, 'kind' | 'key'>): boolean {
  return a.kind === b.kind && a.key === b.key
}

/** Whether an item is among these. */
export function hasItem(items: readonly SavedItem[], item: Pick<SavedItem, 'kind' | 'key'>): boolean {
  return items.some((known) => same(known, item))
}

/** The items with this one in front, once, and not more than `most`. */
export function withItem(items: readonly SavedItem[], item: SavedItem, most: number): readonly SavedItem[] {
  return [item, ...withoutItem(items, item)].slice(0, most)
}

/** The items without this one. */
export function withoutItem(
  items: readonly SavedItem[],
  item: Pick<SavedItem, 'kind' | 'key'>,
): readonly SavedItem[] {
  return items.filter((known) => !same(known, item))
}
