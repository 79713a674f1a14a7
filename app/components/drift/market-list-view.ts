import type { PerpMarketWire } from '~/contracts/perp'
import { sortRows } from '~/lib/sort-rows'
import { type ListQuery, type ListQuerySpec, listHref, sortedBy } from '~/ui/list-query'
import type { Place } from '~/ui/url-param'

/** Sort keys of the market list. The first is the default and has no column heading. */
const sortFields = ['oi', 'market', 'change', 'volume'] as const
export type MarketSortField = (typeof sortFields)[number]

export type MarketListQuery = ListQuery<'listed', MarketSortField>

/** Parameters of the market list in the address of every tab. */
export const marketList: ListQuerySpec<'listed', MarketSortField> = {
  name: 'markets',
  filters: ['listed'],
  defaultFilter: 'listed',
  sortFieldsOf: () => sortFields,
  defaultSortField: 'oi',
}

const keyOfField: Readonly<Record<MarketSortField, (market: PerpMarketWire) => number | string | null>> = {
  oi: (market) => market.openInterestUsd,
  market: (market) => market.baseAssetSymbol,
  change: (market) => market.priceChange24Hour,
  volume: (market) => market.recentVolume,
}

/** Returns the markets whose name or base symbol contains the text, ignoring case, in the requested order. */
export function listMarkets(
  markets: readonly PerpMarketWire[],
  { sortField, sortOrder }: MarketListQuery,
  search: string,
): readonly PerpMarketWire[] {
  const wanted = search.trim().toLowerCase()
  const isFound = ({ name, baseAssetSymbol }: PerpMarketWire) =>
    name.toLowerCase().includes(wanted) || baseAssetSymbol.toLowerCase().includes(wanted)
  const found = wanted === '' ? markets : markets.filter(isFound)
  const keyOf = keyOfField[sortField]
  return sortRows(found, {
    keyOf: (market) => keyOf(market) ?? undefined,
    tieOf: ({ publicKey }) => publicKey,
    order: sortOrder,
  })
}

/**
 * Returns the address of a column heading: reverses the current sort key, or sorts by a new one descending.
 */
export function sortHref(query: MarketListQuery, field: MarketSortField, at: Place): string {
  return listHref(marketList, sortedBy(query, field), at)
}

/** Returns the address behind the badge: the default order, most open interest first. */
export function unsortedHref(at: Place): string {
  const query = { filter: 'listed', page: 1, sortField: 'oi', sortOrder: 'desc' } as const
  return listHref(marketList, query, at)
}

/** Returns the list's parameters for other tabs and markets: `?…` or an empty string. */
export function listSearch(query: MarketListQuery): string {
  return listHref(marketList, query, { pathname: '', search: '' })
}

/** Keeps the previous order while the set of rows does not change, so that no row moves under a pointer. */
export function inOrderOf<Row extends { readonly publicKey: string }>(
  rows: readonly Row[],
  before: readonly Row[],
): readonly Row[] {
  const byKey = new Map(rows.map((row) => [row.publicKey, row]))
  const kept = before.flatMap(({ publicKey }) => byKey.get(publicKey) ?? [])
  return kept.length === rows.length && before.length === rows.length ? kept : rows
}
