import type { PerpAnalyticsRowWire } from '~/contracts/perps/perp-activity'
import type { OfVenue } from '~/contracts/perps/venue'
import { type AnalyticsPeriod, analyticsPeriods } from '~/domain/perp/perp-activity-view'
import { sortRows } from '~/lib/sort-rows'
import { choiceParam, flagParam, type Place, pageParam, textParam } from '~/ui/url/url-param'
import { readView, type ViewParams, viewHref } from '~/ui/url/url-view'

/** Number of rows per page of the table. */
export const metricRows = 20

/** Fields that the table can be sorted by. */
export const metricSortFields = [
  'totalVolume',
  'uniqueTraders',
  'totalPositions',
  'avgPositionSizeUsd',
  'openInterestUsd',
  'longShortRatio',
] as const
export type MetricSortField = (typeof metricSortFields)[number]

/** View options of the analytics tab. */
export interface AnalyticsQuery {
  readonly period: AnalyticsPeriod
  readonly search: string
  readonly page: number
  readonly sortField: MetricSortField
  readonly sortOrder: 'asc' | 'desc'
  /**
   * Whether the funding heat map shows all markets. Otherwise it shows only the markets with the most unusual
   * funding.
   */
  readonly allFunding: boolean
}

const params: ViewParams<AnalyticsQuery> = {
  period: choiceParam<AnalyticsPeriod>('period', analyticsPeriods, '24h'),
  search: textParam('search'),
  page: pageParam('page'),
  sortField: choiceParam<MetricSortField>('sort', metricSortFields, 'totalVolume'),
  sortOrder: choiceParam<'asc' | 'desc'>('order', ['asc', 'desc'], 'desc'),
  allFunding: flagParam('funding.all'),
}

/** Reads the view options from a URL. Invalid values become the default. */
export function parseAnalyticsQuery(from: URLSearchParams): AnalyticsQuery {
  return readView(params, from)
}

/** Returns the URL that shows the given view of the analytics tab. */
export function analyticsHref(query: AnalyticsQuery, at: Place): string {
  return viewHref(params, query, at)
}

/** A row of the metrics table with its rank in the current sort order and its share of the total volume. */
export interface MetricRow extends OfVenue<PerpAnalyticsRowWire> {
  readonly place: number
  /** Share of the volume of all listed markets, percent. `null`: there was no trade in any market. */
  readonly sharePercent: number | null
}

/** Returns the rows of one page, and the total number of rows on all pages. */
export function metricsOf(
  all: readonly OfVenue<PerpAnalyticsRowWire>[],
  { search, sortField, sortOrder, page }: AnalyticsQuery,
): { readonly rows: readonly MetricRow[]; readonly total: number } {
  const volume = all.reduce((sum, { totalVolume }) => sum + totalVolume, 0)
  const wanted = search.trim().toLowerCase()
  const found = all.filter(({ name, baseAssetSymbol }) =>
    [name, baseAssetSymbol].some((text) => text.toLowerCase().includes(wanted)),
  )
  const first = (page - 1) * metricRows
  const sorted = sortRows(found, {
    keyOf: (row) => row[sortField] ?? undefined,
    tieOf: ({ publicKey }) => publicKey,
    order: sortOrder,
  })
  const rows = sorted.slice(first, first + metricRows).map((row, index) => ({
    ...row,
    place: first + index + 1,
    sharePercent: volume === 0 ? null : (100 * row.totalVolume) / volume,
  }))
  return { rows, total: found.length }
}
