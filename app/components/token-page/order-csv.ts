import type { ListQuery } from '~/ui/list-query'

/** Where the API answers a token's list of orders as CSV, filtered and sorted as it is shown. */
export function orderCsvHref(
  path: '/api/dca/all' | '/api/limit/all',
  { filter, sortField, sortOrder }: Omit<ListQuery, 'page'>,
  tokenMint: string,
): string {
  const asked = new URLSearchParams({ format: 'csv', size: '250', filter, sortField, sortOrder, tokenMint })
  return `${path}?${asked}`
}
