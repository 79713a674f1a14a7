import { useNavigate, useNavigation } from '@remix-run/react'
import {
  filteredBy,
  type ListQuery,
  type ListQuerySpec,
  listHref,
  parseListQuery,
  sortedBy,
} from '~/ui/list-query'
import type { SortLink } from '~/ui/table'
import { useAskedPlace } from '~/ui/use-asked-place'
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
  const place = useAskedPlace()
  const navigate = useNavigate()
  const isOnItsWay = useNavigation().location !== undefined
  const asked = parseListQuery(spec, new URLSearchParams(place.search))
  const hrefTo = (view: ListQuery<Filter, SortField>) => listHref(spec, view, place)
  const pageHref = (page: number) => hrefTo({ ...asked, page })
  const swipe = useSwipe((direction) => {
    const page = asked.page + (direction === 'left' ? 1 : -1)
    if (page >= 1 && page <= pages) navigate(pageHref(page), { preventScrollReset: true })
  })
  return {
    name: viewName(query),
    pending: useLasting(isOnItsWay && viewName(asked) !== viewName(query), pendingAfterMs),
    pageHref,
    filterHref: (filter: Filter) => hrefTo(filteredBy(spec, asked, filter)),
    firstPageHref: pageHref(1),
    sortLinkOf: (field: string): SortLink | undefined => {
      const known = spec.sortFieldsOf(asked.filter).find((sortField) => sortField === field)
      if (known === undefined) return undefined
      return {
        to: hrefTo(sortedBy(asked, known)),
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
