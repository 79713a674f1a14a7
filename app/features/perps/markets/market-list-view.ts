import type { PerpMarketWire } from '~/contracts/perps/perp'
import { sortRows } from '~/lib/sort-rows'
import { type ListQuery, type ListQuerySpec, listHref, sortedBy } from '~/ui/table/list-query'
import type { Place } from '~/ui/url/url-param'

/**
 * Sort keys of the market list and of the table of all markets, which share the order. The first key is the
 * default. Some keys are columns of only one of the two.
 */
export const marketSortFields = ['oi', 'market', 'price', 'change', 'volume', 'funding', 'ratio'] as const
export type MarketSortField = (typeof marketSortFields)[number]

export type MarketListQuery = ListQuery<'listed', MarketSortField>

/** URL parameters of the market list. They are the same on every tab. */
export const marketList: ListQuerySpec<'listed', MarketSortField> = {
  name: 'markets',
  filters: ['listed'],
  defaultFilter: 'listed',
  sortFieldsOf: () => marketSortFields,
  defaultSortField: 'oi',
}

const keyOfField: Readonly<Record<MarketSortField, (market: PerpMarketWire) => number | string | null>> = {
  oi: (market) => market.openInterestUsd,
  market: (market) => market.baseAssetSymbol,
  price: (market) => market.lastOraclePrice,
  change: (market) => market.priceChange24Hour,
  volume: (market) => market.recentVolume,
  funding: (market) => market.lastFundingRate,
  ratio: (market) => market.longShortRatio,
}

/**
 * Returns the markets whose name or base symbol contains the search text, in the requested order. Upper and
 * lower case are equal.
 */
export function listMarkets<Market extends PerpMarketWire>(
  markets: readonly Market[],
  { sortField, sortOrder }: MarketListQuery,
  search: string,
): readonly Market[] {
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
 * Returns the URL of a column heading. A click on the current sort key reverses the order. A click on another
 * key sorts by that key, descending.
 */
export function sortHref(query: MarketListQuery, field: MarketSortField, at: Place): string {
  return listHref(marketList, sortedBy(query, field), at)
}

/** Returns the URL that resets the market list to the default order: highest open interest first. */
export function unsortedHref(at: Place): string {
  const query = { filter: 'listed', page: 1, sortField: 'oi', sortOrder: 'desc' } as const
  return listHref(marketList, query, at)
}

/**
 * Returns the query string that keeps the list's parameters in links to other tabs and markets: `?…` or an
 * empty string.
 */
export function listSearch(query: MarketListQuery): string {
  return listHref(marketList, query, { pathname: '', search: '' })
}

/**
 * Returns the rows in their previous order if no row was added or removed, so that no row moves under the
 * pointer.
 */
export function inOrderOf<Row extends { readonly publicKey: string }>(
  rows: readonly Row[],
  before: readonly Row[],
): readonly Row[] {
  const byKey = new Map(rows.map((row) => [row.publicKey, row]))
  const kept = before.flatMap(({ publicKey }) => byKey.get(publicKey) ?? [])
  return kept.length === rows.length && before.length === rows.length ? kept : rows
}
