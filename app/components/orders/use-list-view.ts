import { useLocation, useNavigate, useNavigation } from '@remix-run/react'
import {
  filteredBy,
  type ListQuery,
  type ListQuerySpec,
  listHref,
  parseListQuery,
  sortedBy,
} from '~/ui/list-query'
import type { SortLink } from '~/ui/table'
import { useLasting } from '~/ui/use-lasting'
import { useSwipe } from '~/ui/use-swipe'

/** Waiting shows only after this. */
const pendingAfterMs = 150

/** One list's part of the address: where its links lead, and whether another view of it is on its way. */
export function useListView<Filter extends string, SortField extends string>(
  spec: ListQuerySpec<Filter, SortField>,
  query: ListQuery<Filter, SortField>,
  pages: number,
) {
  const location = useLocation()
  const navigate = useNavigate()
  const next = useNavigation().location
  const hrefTo = (view: ListQuery<Filter, SortField>) => listHref(spec, view, location)
  const pageHref = (page: number) => hrefTo({ ...query, page })
  const asked = next === undefined ? query : parseListQuery(spec, new URLSearchParams(next.search))
  const swipe = useSwipe((direction) => {
    const page = query.page + (direction === 'left' ? 1 : -1)
    if (page >= 1 && page <= pages) navigate(pageHref(page), { preventScrollReset: true })
  })
  return {
    name: viewName(query),
    pending: useLasting(viewName(asked) !== viewName(query), pendingAfterMs),
    pageHref,
    filterHref: (filter: Filter) => hrefTo(filteredBy(spec, query, filter)),
    firstPageHref: pageHref(1),
    sortLinkOf: (field: string): SortLink | undefined => {
      const known = spec.sortFieldsOf(query.filter).find((sortField) => sortField === field)
      if (known === undefined) return undefined
      return {
        to: hrefTo(sortedBy(query, known)),
        order: query.sortField === known ? query.sortOrder : undefined,
      }
    },
    swipe,
  }
}

/** One text for one view of a list. */
export function viewName(query: ListQuery): string {
  return `${query.filter} ${query.page} ${query.sortField} ${query.sortOrder}`
}
