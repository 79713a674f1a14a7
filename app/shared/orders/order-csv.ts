import type { OrderFilter, OrderSortField } from '~/domain/order/order-view'
import type { ListQuery } from '~/ui/table/list-query'

/** API path for each list of orders. */
const paths = { dca: '/api/dca/all', limit: '/api/limit/all', kamino: '/api/kamino/orders/all' } as const

/**
 * Number of rows per CSV file, which is the largest page size of the API. The `Link` header of the response
 * leads to the other pages.
 */
export const rowsPerFile = 250

/**
 * Returns the URL of a list as CSV, with the filter and the sort order on screen. `narrowing` is the
 * additional filter of the page, for example a trader.
 */
export function orderCsvHref(
  topic: keyof typeof paths,
  {
    filter,
    sortField,
    sortOrder,
    search,
  }: Pick<ListQuery<OrderFilter, OrderSortField>, 'filter' | 'sortField' | 'sortOrder' | 'search'>,
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
