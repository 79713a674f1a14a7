import type { PerpAnalyticsRowWire } from '~/contracts/perp-activity'
import { type AnalyticsPeriod, analyticsPeriods } from '~/domain/perp-activity-view'
import { sortRows } from '~/lib/sort-rows'
import {
  assign,
  choiceParam,
  flagParam,
  hrefWith,
  type Place,
  pageParam,
  readParam,
  textParam,
} from '~/ui/url-param'

/** Rows of a page of the table (M200). */
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

/** One view of the analytics tab. */
export interface AnalyticsQuery {
  readonly period: AnalyticsPeriod
  readonly search: string
  readonly page: number
  readonly sortField: MetricSortField
  readonly sortOrder: 'asc' | 'desc'
  /** Every market's funding by the hour, not only the most unusual. */
  readonly allFunding: boolean
}

const params = {
  period: choiceParam<AnalyticsPeriod>('period', analyticsPeriods, '24h'),
  search: textParam('search'),
  page: pageParam('page'),
  sortField: choiceParam<MetricSortField>('sort', metricSortFields, 'totalVolume'),
  sortOrder: choiceParam<'asc' | 'desc'>('order', ['asc', 'desc'], 'desc'),
  allFunding: flagParam('funding.all'),
} as const

/** What an address asks for; nonsense is the default. */
export function parseAnalyticsQuery(from: URLSearchParams): AnalyticsQuery {
  return {
    period: readParam(params.period, from),
    search: readParam(params.search, from),
    page: readParam(params.page, from),
    sortField: readParam(params.sortField, from),
    sortOrder: readParam(params.sortOrder, from),
    allFunding: readParam(params.allFunding, from),
  }
}

/** The address of a view. */
export function analyticsHref(query: AnalyticsQuery, at: Place): string {
  return hrefWith(
    at,
    assign(params.period, query.period),
    assign(params.search, query.search),
    assign(params.page, query.page),
    assign(params.sortField, query.sortField),
    assign(params.sortOrder, query.sortOrder),
    assign(params.allFunding, query.allFunding),
  )
}

/** The view after a click on a header: the same field flips, a new one starts descending; page 1 (M142). */
export function metricsSortedBy(query: AnalyticsQuery, sortField: MetricSortField): AnalyticsQuery {
  const flips = query.sortField === sortField && query.sortOrder === 'desc'
  return { ...query, page: 1, sortField, sortOrder: flips ? 'asc' : 'desc' }
}

/** A row of the table with its place in the order that is shown, and its part of the volume of all. */
export interface MetricRow extends PerpAnalyticsRowWire {
  readonly place: number
  /** Percent of the volume of all listed markets; null = nobody traded. */
  readonly sharePercent: number | null
}

/** The rows of one page of a view, and how many the view has on all of them. */
export function metricsOf(
  all: readonly PerpAnalyticsRowWire[],
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
