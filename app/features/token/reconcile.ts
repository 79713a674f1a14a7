import { narrowedLists } from '~/shared/orders/narrowed-lists'
import { reconcileData, reconcileList, sameQuery } from '~/shared/page-data/reconcile'
import { parseListQuery } from '~/ui/table/list-query'
import type { readToken } from './read-token.server'
import { readUpcomingQuery } from './upcoming/upcoming-param'

type Token = Awaited<ReturnType<typeof readToken>>

/**
 * Keeps the parts of the last response that belong to the view in the URL. The data of the other parts is
 * unknown until it is loaded.
 */
export function reconcileToken(last: Token, params: URLSearchParams): Token {
  if (last.missing !== undefined) return last
  const upcoming = readUpcomingQuery(params)
  return {
    ...last,
    dca: reconcileList(last.dca, parseListQuery(narrowedLists.dca, params)),
    upcoming: {
      query: upcoming,
      answer: reconcileData(last.upcoming.answer, sameQuery(last.upcoming.query, upcoming)),
    },
    limit: reconcileList(last.limit, parseListQuery(narrowedLists.limit, params)),
  }
}
