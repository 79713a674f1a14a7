import type { ListQuery } from '~/ui/list-query'

/** Only the so many largest are in the table (M137). */
export const filledLimit = 50

type FilledView = Pick<ListQuery, 'page' | 'sortField' | 'sortOrder'>

/** The table's own resource route, for the view that the page's address has. */
export function filledPath({ page, sortField, sortOrder }: FilledView): string {
  const asked = new URLSearchParams({
    'filled.page': String(page),
    'filled.sort': sortField,
    'filled.order': sortOrder,
  })
  return `/panels/jupiter/filled-table?${asked}`
}

/** All of its rows as CSV, or the largest alone. */
export function filledCsvHref(
  { sortField, sortOrder }: Omit<FilledView, 'page'>,
  limit = filledLimit,
): string {
  const size = String(limit)
  const asked = new URLSearchParams({ format: 'csv', limit: size, size, sortField, sortOrder })
  return `/api/limit/top/filled/table?${asked}`
}
