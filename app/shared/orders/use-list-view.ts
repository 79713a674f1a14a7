import type { WirePage } from '~/contracts/schema/page'
import { usePending } from '~/ui/hooks/use-pending'
import { usePendingLocation } from '~/ui/hooks/use-pending-location'
import type { SortLink } from '~/ui/table/head-cell'
import {
  filteredBy,
  findParam,
  firstPageOf,
  type ListQuery,
  type ListQuerySpec,
  listHref,
  paramNames,
  parseListQuery,
  soughtBy,
  viewSortedBy,
} from '~/ui/table/list-query'
import { assign, hrefWith, type Place, readParam } from '~/ui/url/url-param'

/**
 * Returns the links of a list, and whether another view of the list is loading. `page` is the shown page.
 * `null`: the page could not be read.
 */
export function useListView<Filter extends string, SortField extends string>(
  spec: ListQuerySpec<Filter, SortField>,
  query: ListQuery<Filter, SortField>,
  page: WirePage<unknown> | null,
) {
  const place = usePendingLocation()
  const params = new URLSearchParams(place.search)
  const pending = parseListQuery(spec, params)
  const isFinding = pending.search !== undefined || readParam(findParam(spec), params)
  const hrefTo = (view: ListQuery<Filter, SortField>) => listHref(spec, view, place)
  const unsought = { ...place, search: hrefTo(soughtBy(pending, '')).slice(place.pathname.length) }
  const pageHref = (number: number) => hrefTo({ ...pending, page: number })
  return {
    name: viewName(query),
    pending: usePending(page === null || viewName(pending) !== viewName(query)),
    pageHref,
    filterHref: (filter: Filter) => hrefTo(filteredBy(spec, pending, filter)),
    firstPageHref: hrefTo(firstPageOf(pending)),
    /** URL of a page of five rows, for phones. */
    fivePageHref: (number: number) =>
      hrefTo(number === 1 ? firstPageOf(pending) : { ...pending, page: number, byFive: true }),
    isFinding,
    search: listSearchAt(spec, place),
    /**
     * URL that opens the search field. If the field is open, the URL closes it and removes the search text.
     */
    findHref: hrefWith(isFinding ? unsought : place, assign(findParam(spec), !isFinding)),
    sortLinkOf: (field: string): SortLink | undefined => {
      const sorted = viewSortedBy(spec, pending, field)
      return sorted && { to: hrefTo(sorted), order: query.sortField === field ? query.sortOrder : undefined }
    },
  }
}

/** Parts of the form that searches a list. */
export interface ListSearchForm {
  /** Path to which the form leads. */
  readonly action: string
  /** Parameter of the search text. */
  readonly name: string
  /** Parameters of the URL that a search leaves unchanged. */
  readonly kept: readonly (readonly [name: string, value: string])[]
  /** Returns the URL of the view that the text finds. */
  readonly hrefOf: (text: string) => string
}

/** Returns the search of a list at a URL. */
export function listSearchAt<Filter extends string, SortField extends string>(
  spec: ListQuerySpec<Filter, SortField>,
  place: Place,
): ListSearchForm {
  const params = new URLSearchParams(place.search)
  const names = paramNames(spec)
  return {
    action: place.pathname,
    name: names.search,
    kept: [...params].filter(([name]) => !Object.values<string>(names).includes(name)),
    hrefOf: (text) => listHref(spec, soughtBy(parseListQuery(spec, params), text), place),
  }
}

/** Returns a key that identifies a view of a list. */
export function viewName(query: ListQuery): string {
  const { filter, page, byFive = '', sortField, sortOrder, search = '', side = '', minAmountUsd = '' } = query
  return [filter, page, byFive, sortField, sortOrder, search, side, minAmountUsd].join(' ')
}
