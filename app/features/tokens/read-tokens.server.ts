import { loadPolledPage, orNullWithoutSource } from '~/api/response/panel-result.server'
import type { PageContext } from '~/context.server'
import { tokenToRow } from '~/contracts/token-row'
import { allVenues } from '~/domain/service/panel-view'
import { parseTokenListQuery } from './token-list-query'

/** Number of rows per page of the token database. */
const pageSize = 25

/** Reads the query of the token list from the URL, and the rows for the query. */
export async function readTokens(context: PageContext, params: URLSearchParams) {
  const query = parseTokenListQuery(params)
  const { search, only, listing, page, sortField, sortOrder } = query
  const request = {
    page,
    size: pageSize,
    sortField,
    sortOrder,
    listing,
    withWeek: true,
    search: search || undefined,
    only: only.length === 0 ? undefined : only,
  }
  const [answer, counts] = await Promise.all([
    loadPolledPage(context, allVenues, context.queries.listTokens(request), tokenToRow),
    // Count unverified tokens only for the full list, because in search results each row shows whether the
    // token is verified.
    search === '' && only.length === 0 && listing === 'all'
      ? orNullWithoutSource(context.queries.getTokenCounts())
      : null,
  ])
  return { query, unverified: counts?.unverified ?? null, answer }
}
