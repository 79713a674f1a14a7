import {
  assign,
  choiceParam,
  flagParam,
  hrefWith,
  type Place,
  pageParam,
  readParam,
  textParam,
  type UrlParam,
} from '../url/url-param'

/**
 * Maximum length of a search text in a URL, characters. A key has at most 44 characters, and longer names are
 * not searched for.
 */
const longestSearch = 100

/** The URL parameters of one list on a page. */
export interface ListQuerySpec<Filter extends string, SortField extends string> {
  /** Prefix of the list's parameters (`dca.page=2`), so that several lists share one URL. */
  readonly name: string
  readonly filters: readonly Filter[]
  readonly defaultFilter: Filter
  /** Returns the fields by which the list can be sorted under a filter. */
  readonly sortFieldsOf: (filter: Filter) => readonly SortField[]
  readonly defaultSortField: SortField
  /** Fields by which the first click sorts ascending, such as the time until an event. Default: none. */
  readonly risingFields?: readonly SortField[]
  /** Whether the list has a search field. */
  readonly isSearched?: true
  /** Whether phones page the list by five rows. */
  readonly isPagedByFive?: true
  /** Parses the filters that narrow the list, if it has any. */
  readonly narrow?: (params: URLSearchParams) => Narrowing
}

/** Filters that narrow a list, with the names of the API. Absent: not narrowed. */
export interface Narrowing {
  readonly side?: 'buy' | 'sell'
  /** Minimum value, USD. */
  readonly minAmountUsd?: number
}

/** Page and sort order of a list. */
export interface SortedView {
  readonly page: number
  readonly sortField: string
  readonly sortOrder: 'asc' | 'desc'
}

/** One view of a list. Missing or invalid URL parameters are replaced by defaults. */
export interface ListQuery<Filter extends string = string, SortField extends string = string>
  extends Narrowing {
  readonly filter: Filter
  readonly page: number
  readonly sortField: SortField
  readonly sortOrder: 'asc' | 'desc'
  /** Search text. `undefined`: no search. */
  readonly search?: string | undefined
  /** Whether a page has five rows, as on phones. `undefined`: it has as many rows as on wide screens. */
  readonly byFive?: true | undefined
}

/** Number of rows that a phone shows of a list that it pages by five. */
export const phoneRows = 5

/** Returns the number of rows per page of a view. `size` is the number on wide screens. */
export function pageSizeOf({ byFive }: Pick<ListQuery, 'byFive'>, size: number): number {
  return byFive ? phoneRows : size
}

/** Parses a list's view from the URL. Never fails. */
export function parseListQuery<Filter extends string, SortField extends string>(
  spec: ListQuerySpec<Filter, SortField>,
  params: URLSearchParams,
): ListQuery<Filter, SortField> {
  const list = paramsOf(spec)
  const filter = readParam(list.filter, params)
  return {
    filter,
    page: readParam(list.page, params),
    sortField: readParam(list.sortOf(filter), params),
    sortOrder: readParam(list.order, params),
    search: spec.isSearched ? readParam(list.search, params) || undefined : undefined,
    ...(spec.isPagedByFive && readParam(list.byFive, params) && { byFive: true }),
    ...spec.narrow?.(params),
  }
}

/**
 * Returns the URL of a view as `pathname?…`. It sets the parameters of this list, keeps all other parameters
 * and omits default values.
 */
export function listHref<Filter extends string, SortField extends string>(
  spec: ListQuerySpec<Filter, SortField>,
  query: ListQuery<Filter, SortField>,
  at: Place,
): string {
  const list = paramsOf(spec)
  return hrefWith(
    at,
    assign(list.filter, query.filter),
    assign(list.page, query.page),
    assign(list.sortOf(query.filter), query.sortField),
    assign(list.order, query.sortOrder),
    assign(list.search, query.search ?? ''),
    assign(list.byFive, query.byFive ?? false),
  )
}

/** Returns the parameters of a list. The sort fields depend on the filter. */
function paramsOf<Filter extends string, SortField extends string>(spec: ListQuerySpec<Filter, SortField>) {
  const named = (key: string) => `${spec.name}.${key}`
  return {
    filter: choiceParam(named('filter'), spec.filters, spec.defaultFilter),
    page: pageParam(named('page')),
    sortOf: (filter: Filter) => choiceParam(named('sort'), spec.sortFieldsOf(filter), spec.defaultSortField),
    order: choiceParam<'asc' | 'desc'>(named('order'), ['asc', 'desc'], 'desc'),
    search: textParam(named('search'), longestSearch),
    byFive: flagParam(named('byFive')),
  }
}

/** Returns the names of a list's URL parameters. Forms use them as field names. */
export function paramNames({ name }: { readonly name: string }) {
  return { search: `${name}.search`, page: `${name}.page`, byFive: `${name}.byFive` } as const
}

/**
 * Returns the parameter that shows whether a list's search field is open although it contains no search text.
 */
export function findParam({ name }: { readonly name: string }): UrlParam<boolean> {
  return flagParam(`${name}.find`)
}

/** Returns the view for a new search text, starting with page 1. */
export function soughtBy<Filter extends string, SortField extends string>(
  query: ListQuery<Filter, SortField>,
  text: string,
): ListQuery<Filter, SortField> {
  return { ...firstPageOf(query), search: text.trim() || undefined }
}

/**
 * Returns the view after a click on a column header, starting with page 1. If the list is already sorted by
 * this column, the sort order is reversed. Otherwise the list is sorted by this column in descending order, or
 * ascending if the list's specification names the field as a rising one.
 */
export function sortedBy<View extends SortedView>(
  query: View,
  field: View['sortField'],
  { risingFields = [] }: { readonly risingFields?: readonly string[] } = {},
): View {
  const first = risingFields.includes(field) ? 'asc' : 'desc'
  const reversed = query.sortOrder === 'desc' ? 'asc' : 'desc'
  return { ...firstPageOf(query), sortField: field, sortOrder: query.sortField === field ? reversed : first }
}

/**
 * Returns the view after a click on the header of a field. If the list cannot be sorted by the field under its filter, the
 * view has the first filter under which it can: a list of all orders leads to the active ones. `undefined`: there is no such
 * filter.
 */
export function viewSortedBy<Filter extends string, SortField extends string>(
  spec: ListQuerySpec<Filter, SortField>,
  query: ListQuery<Filter, SortField>,
  field: string,
): ListQuery<Filter, SortField> | undefined {
  for (const filter of [query.filter, ...spec.filters]) {
    const known = spec.sortFieldsOf(filter).find((sortField) => sortField === field)
    if (known !== undefined) return sortedBy(filteredBy(spec, query, filter), known, spec)
  }
  return undefined
}

/**
 * Returns the view after a change of filter, starting with page 1. The sort order is kept only if the new
 * filter supports it.
 */
export function filteredBy<Filter extends string, SortField extends string>(
  spec: ListQuerySpec<Filter, SortField>,
  query: ListQuery<Filter, SortField>,
  filter: Filter,
): ListQuery<Filter, SortField> {
  const keepsSort = spec.sortFieldsOf(filter).includes(query.sortField)
  return {
    ...firstPageOf(query),
    filter,
    sortField: keepsSort ? query.sortField : spec.defaultSortField,
    sortOrder: keepsSort ? query.sortOrder : 'desc',
  }
}

/**
 * Returns the first page of a view. It always has as many rows as on wide screens, so that its URL is the same
 * everywhere. Phones hide the rows after the fifth.
 */
export function firstPageOf<View extends { readonly page: number }>(query: View): View {
  return { ...query, page: 1, byFive: undefined }
}

/** Position of a page in a list, and the number of pages. */
interface PagePosition {
  readonly page: number
  readonly pages: number
}

/**
 * Returns the page of `rows` rows that contains the first row of the shown page. Links to pages of another size count
 * from this page, because the shown page may be one of a phone and seen on a wide screen, or the reverse.
 */
export function pagesOfRows(
  shown: { readonly page: number; readonly size: number; readonly totalElements: number },
  rows: number,
): PagePosition {
  const rowsBefore = (shown.page - 1) * shown.size
  return {
    page: Math.floor(rowsBefore / rows) + 1,
    pages: Math.ceil(shown.totalElements / rows),
  }
}
