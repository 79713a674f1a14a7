import type { DcaSortField, OrderFilter } from '~/domain/order-view'
import type { ListQuery } from '~/ui/list-query'

/** API path of each list of orders. */
const paths = { dca: '/api/dca/all', limit: '/api/limit/all', kamino: '/api/kamino/orders/all' } as const

/**
 * Number of rows per page of the file, the largest page size of the API. Its `Link` header leads to the other
 * pages.
 */
export const rowsPerFile = 250

/**
 * Returns the address of a list as CSV, filtered and sorted as on screen. `narrowing` is the page's own
 * filter.
 */
export function orderCsvHref(
  topic: keyof typeof paths,
  {
    filter,
    sortField,
    sortOrder,
    search,
  }: Pick<ListQuery<OrderFilter, DcaSortField>, 'filter' | 'sortField' | 'sortOrder' | 'search'>,
  narrowing: Readonly<Record<string, string>> = {},
): string {
  const pending = new URLSearchParams({
    format: 'csv',
    size: String(rowsPerFile),
    filter,
    sortField,
    sortOrder,
    ...(search !== undefined && { search }),
    ...narrowing,
  })
  return `${paths[topic]}?${pending}`
}
