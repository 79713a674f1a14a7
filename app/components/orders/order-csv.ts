import type { DcaSortField, OrderFilter } from '~/domain/order-view'
import type { ListQuery } from '~/ui/list-query'

/** Where the API answers each list of orders. */
const paths = { dca: '/api/dca/all', limit: '/api/limit/all', kamino: '/api/kamino/orders/all' } as const

/** Rows of one file: the most that a page of the API holds. Its `Link` header leads to the others. */
export const rowsPerFile = 250

/** The address of a list as CSV, as it is filtered and sorted on screen; `narrowing` is what the page asks beyond that. */
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
  const asked = new URLSearchParams({
    format: 'csv',
    size: String(rowsPerFile),
    filter,
    sortField,
    sortOrder,
    ...(search !== undefined && { search }),
    ...narrowing,
  })
  return `${paths[topic]}?${asked}`
}
