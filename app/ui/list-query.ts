/** What one list of a page may be asked by its part of the address. */
export interface ListQuerySpec<Filter extends string, SortField extends string> {
  /** Begins the list's parameters (`dca.page=2`), so that several lists share one address. */
  readonly name: string
  readonly filters: readonly Filter[]
  readonly defaultFilter: Filter
  /** Fields that the list can be sorted by under this filter. */
  readonly sortFieldsOf: (filter: Filter) => readonly SortField[]
  readonly defaultSortField: SortField
}

/** One view of a list. Everything that the address does not say, or says wrongly, is the default. */
export interface ListQuery<Filter extends string = string, SortField extends string = string> {
  readonly filter: Filter
  readonly page: number
  readonly sortField: SortField
  readonly sortOrder: 'asc' | 'desc'
}

/** Pages beyond this are not served (resolution 4.24). */
const lastPage = 10_000

/** Reads a list's view from the address; never fails. */
export function parseListQuery<Filter extends string, SortField extends string>(
  spec: ListQuerySpec<Filter, SortField>,
  params: URLSearchParams,
): ListQuery<Filter, SortField> {
  const asked = (key: string) => params.get(`${spec.name}.${key}`)
  const filter = spec.filters.find((known) => known === asked('filter')) ?? spec.defaultFilter
  const sortField =
    spec.sortFieldsOf(filter).find((known) => known === asked('sort')) ?? spec.defaultSortField
  const page = Number(/^[1-9]\d{0,4}$/.exec(asked('page') ?? '')?.[0] ?? 1)
  return {
    filter,
    page: page <= lastPage ? page : 1,
    sortField,
    sortOrder: asked('order') === 'asc' ? 'asc' : 'desc',
  }
}

/** The address `pathname?…` of a view: this list as `query` says, every other parameter as it is, defaults left out. */
export function listHref<Filter extends string, SortField extends string>(
  spec: ListQuerySpec<Filter, SortField>,
  query: ListQuery<Filter, SortField>,
  at: { readonly pathname: string; readonly search: string },
): string {
  const params = new URLSearchParams(at.search)
  const write = (key: string, value: string, fallback: string) => {
    params.delete(`${spec.name}.${key}`)
    if (value !== fallback) params.set(`${spec.name}.${key}`, value)
  }
  write('filter', query.filter, spec.defaultFilter)
  write('page', `${query.page}`, '1')
  write('sort', query.sortField, spec.defaultSortField)
  write('order', query.sortOrder, 'desc')
  const search = params.toString()
  return search === '' ? at.pathname : `${at.pathname}?${search}`
}

/** The view after a click on a header: the same field flips, a new one starts descending; page 1 (M142). */
export function sortedBy<Filter extends string, SortField extends string>(
  query: ListQuery<Filter, SortField>,
  field: SortField,
): ListQuery<Filter, SortField> {
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
    filter,
    page: 1,
    sortField: keepsSort ? query.sortField : spec.defaultSortField,
    sortOrder: keepsSort ? query.sortOrder : 'desc',
  }
}
