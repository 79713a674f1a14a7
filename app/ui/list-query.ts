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
} from './url-param'

/** A key has 44 characters; nobody's name is read any further. */
const longestSearch = 100

/** What one list of a page may be asked by its part of the address. */
export interface ListQuerySpec<Filter extends string, SortField extends string> {
  /** Begins the list's parameters (`dca.page=2`), so that several lists share one address. */
  readonly name: string
  readonly filters: readonly Filter[]
  readonly defaultFilter: Filter
  /** Fields that the list can be sorted by under this filter. */
  readonly sortFieldsOf: (filter: Filter) => readonly SortField[]
  readonly defaultSortField: SortField
  /** Whether something can be looked for in it. */
  readonly isSearched?: true
}

/** A view of rows in an order, a page at a time. */
export interface SortedView {
  readonly page: number
  readonly sortField: string
  readonly sortOrder: 'asc' | 'desc'
}

/** One view of a list. Everything that the address does not say, or says wrongly, is the default. */
export interface ListQuery<Filter extends string = string, SortField extends string = string> {
  readonly filter: Filter
  readonly page: number
  readonly sortField: SortField
  readonly sortOrder: 'asc' | 'desc'
  /** What is looked for; undefined = everything is listed. */
  readonly search?: string | undefined
}

/** Reads a list's view from the address; never fails. */
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
  }
}

/** The address `pathname?…` of a view: this list as `query` says, every other parameter as it is, defaults left out. */
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
  )
}

/** A list's parameters; which fields it can be sorted by depends on the filter. */
function paramsOf<Filter extends string, SortField extends string>(spec: ListQuerySpec<Filter, SortField>) {
  const named = (key: string) => `${spec.name}.${key}`
  return {
    filter: choiceParam(named('filter'), spec.filters, spec.defaultFilter),
    page: pageParam(named('page')),
    sortOf: (filter: Filter) => choiceParam(named('sort'), spec.sortFieldsOf(filter), spec.defaultSortField),
    order: choiceParam<'asc' | 'desc'>(named('order'), ['asc', 'desc'], 'desc'),
    search: textParam(named('search'), longestSearch),
  }
}

/** Names of a list's parameters, for forms. */
export function paramNames({ name }: { readonly name: string }) {
  return { search: `${name}.search`, page: `${name}.page`, find: `${name}.find` } as const
}

/** Whether a list's search stands open, though nothing is looked for yet. */
export function findParam({ name }: { readonly name: string }): UrlParam<boolean> {
  return flagParam(`${name}.find`)
}

/** The view after somebody has looked for a text: page 1. */
export function soughtBy<Filter extends string, SortField extends string>(
  query: ListQuery<Filter, SortField>,
  text: string,
): ListQuery<Filter, SortField> {
  return { ...query, page: 1, search: text.trim() || undefined }
}

/** The view after a click on a header: the same field flips, a new one starts descending; page 1 (M142). */
export function sortedBy<View extends SortedView>(query: View, field: View['sortField']): View {
  const flips = query.sortField === field && query.sortOrder === 'desc'
  return { ...query, page: 1, sortField: field, sortOrder: flips ? 'asc' : 'desc' }
}

/** The view after a choice of filter: page 1, and the sort only if the filter can be sorted by it. */
export function filteredBy<Filter extends string, SortField extends string>(
  spec: ListQuerySpec<Filter, SortField>,
  query: ListQuery<Filter, SortField>,
  filter: Filter,
): ListQuery<Filter, SortField> {
  const keepsSort = spec.sortFieldsOf(filter).includes(query.sortField)
  return {
    ...query,
    filter,
    page: 1,
    sortField: keepsSort ? query.sortField : spec.defaultSortField,
    sortOrder: keepsSort ? query.sortOrder : 'desc',
  }
}
