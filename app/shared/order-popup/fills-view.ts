import { type ListChoice, narrowingOf, readChoice } from '~/shared/list-filters/list-narrowing'
import { orderPath } from '~/shared/paths/order-href'
import { assign, hrefWith, type Place, pageParam, readParam } from '~/ui/url/url-param'

/** Prefix of the URL parameters of the executions on an order's page. */
export const fillsListName = 'fills'

const fillsPageParam = pageParam(`${fillsListName}.page`)

/** View of an order's executions: a page and a minimum value. */
export interface FillsView extends Pick<ListChoice, 'minUsd'> {
  readonly page: number
}

/** The view that popups and pages without parameters show. */
export const newestFills: FillsView = { page: 1, minUsd: 0 }

/** Reads the view of the executions from the URL of an order's page. Never fails. */
export function readFillsView(params: URLSearchParams): FillsView {
  return { page: readParam(fillsPageParam, params), minUsd: readChoice(fillsListName, params).minUsd }
}

/**
 * Returns the place of an order's page. It has parameters only if it is the current page. Browsers keep the colon of
 * a perp key as the visitor wrote it, encoded or not, so both spellings are the same page.
 */
export function fillsPlace(orderKey: string, current: Place): Place {
  const pathname = orderPath(orderKey)
  const isCurrent = current.pathname.replace(/:|%3a/gi, encodeURIComponent(':')) === pathname
  return isCurrent ? current : { pathname, search: '' }
}

/** Returns the URL of a page of an order's executions. */
export function fillsHref(at: Place, page: number): string {
  return hrefWith(at, assign(fillsPageParam, page))
}

/** Returns the filter of a view as parameters of the API. */
export function filterOfFills({ minUsd }: FillsView): { readonly minAmountUsd?: number } {
  const { minAmountUsd } = narrowingOf({ side: 'both', minUsd })
  return minAmountUsd === undefined ? {} : { minAmountUsd }
}
