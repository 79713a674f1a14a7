import type { ListQuery } from '~/ui/table/list-query'

/** Number of tokens in the table. The table shows the tokens with the largest filled volume. */
export const filledLimit = 50

type FilledView = Pick<ListQuery, 'page' | 'sortField' | 'sortOrder'>

/** Returns the polling URL of the table of filled tokens for the view in the page's URL. */
export function filledPath({ page, sortField, sortOrder }: FilledView): string {
  const pending = new URLSearchParams({
    'filled.page': String(page),
    'filled.sort': sortField,
    'filled.order': sortOrder,
  })
  return `/panels/jupiter/filled-table?${pending}`
}

/** Returns the URL from which the `limit` tokens with the largest filled volume can be downloaded as CSV. */
export function filledCsvHref(
  { sortField, sortOrder }: Omit<FilledView, 'page'>,
  limit = filledLimit,
): string {
  const size = String(limit)
  const pending = new URLSearchParams({ format: 'csv', limit: size, size, sortField, sortOrder })
  return `/api/limit/top/filled/table?${pending}`
}
