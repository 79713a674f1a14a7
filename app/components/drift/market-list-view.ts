import type { PerpMarketWire } from '~/contracts/perp'
import { sortRows } from '~/lib/sort-rows'
import { type ListQuery, type ListQuerySpec, listHref, sortedBy } from '~/ui/list-query'
import type { Place } from '~/ui/url-param'

/** What the market list can be sorted by; the first is the default and has no head of its own (M178). */
const sortFields = ['oi', 'market', 'change', 'volume'] as const
export type MarketSortField = (typeof sortFields)[number]

export type MarketListQuery = ListQuery<'listed', MarketSortField>

/** The market list's part of the address, on every tab. */
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

/** The markets whose name or base symbol has the text in it, in any case (M177), in the asked order. */
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

/** Where a head of the list leads: the same key the other way round, another one descending. */
export function sortHref(query: MarketListQuery, field: MarketSortField, at: Place): string {
  return listHref(marketList, sortedBy(query, field), at)
}

/** Where the badge leads: back to most open interest first. */
export function unsortedHref(at: Place): string {
  const query = { filter: 'listed', page: 1, sortField: 'oi', sortOrder: 'desc' } as const
  return listHref(marketList, query, at)
}

/** The list's own part of the address, as other tabs and markets keep it: `?…` or nothing. */
export function listSearch(query: MarketListQuery): string {
  return listHref(marketList, query, { pathname: '', search: '' })
}

/** Rows in the order in which they stood, as long as they are the same ones: nothing moves from under a pointer. */
export function inOrderOf<Row extends { readonly publicKey: string }>(
  rows: readonly Row[],
  before: readonly Row[],
): readonly Row[] {
  const byKey = new Map(rows.map((row) => [row.publicKey, row]))
  const kept = before.flatMap(({ publicKey }) => byKey.get(publicKey) ?? [])
  return kept.length === rows.length && before.length === rows.length ? kept : rows
}
