import { answerPanel, orNullWithoutSource } from '~/api/panel-answer.server'
import { parseTokenListQuery } from '~/components/tokens/token-list-query'
import type { PageContext } from '~/context.server'
import { tokenToWire } from '~/contracts/token'
import { allVenues } from '~/domain/panel-view'

/** Rows of the token database (M118). */
const pageSize = 25

/** What the address of the token database asks for, and the answer. */
export async function readTokens(context: PageContext, params: URLSearchParams) {
  const query = parseTokenListQuery(params)
  const { search, only, page, sortField, sortOrder } = query
  const request = {
    page,
    size: pageSize,
    sortField,
    sortOrder,
    search: search || undefined,
    only: only.length === 0 ? undefined : only,
  }
  const [answer, unverified] = await Promise.all([
    answerPanel(context, allVenues, context.queries.listTokens(request), tokenToWire),
    // Of the whole list only: among what a search has found, each row says it.
    search === '' && only.length === 0 ? orNullWithoutSource(context.queries.getUnverifiedCount()) : null,
  ])
  return { query, unverified, ...answer }
}
