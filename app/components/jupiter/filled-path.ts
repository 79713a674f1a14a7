import type { ListQuery } from '~/ui/list-query'

/** Number of tokens in the table, the largest ones. */
export const filledLimit = 50

type FilledView = Pick<ListQuery, 'page' | 'sortField' | 'sortOrder'>

/** Returns the polling address of the table for the view in the page's address. */
export function filledPath({ page, sortField, sortOrder }: FilledView): string {
  const pending = new URLSearchParams({
    'filled.page': String(page),
    'filled.sort': sortField,
    'filled.order': sortOrder,
  })
  return `/panels/jupiter/filled-table?${pending}`
}

/** Returns the address of the rows as CSV, all or the `limit` largest. */
export function filledCsvHref(
  { sortField, sortOrder }: Omit<FilledView, 'page'>,
  limit = filledLimit,
): string {
  const size = String(limit)
  const pending = new URLSearchParams({ format: 'csv', limit: size, size, sortField, sortOrder })
  return `/api/limit/top/filled/table?${pending}`
}
