import { narrowedLists } from '~/shared/orders/narrowed-lists'
import { reconcileData, reconcileList } from '~/shared/page-data/reconcile'
import { parseListQuery } from '~/ui/table/list-query'
import { readParam } from '~/ui/url/url-param'
import type { readToken } from './read-token.server'
import { upcomingPageParam } from './upcoming/upcoming-param'

type Token = Awaited<ReturnType<typeof readToken>>

/**
 * Keeps the parts of the last response that belong to the view in the URL. The data of the other parts is
 * unknown until it is loaded.
 */
export function reconcileToken(last: Token, params: URLSearchParams): Token {
  if (last.missing !== undefined) return last
  const upcomingPage = readParam(upcomingPageParam, params)
  return {
    ...last,
    dca: reconcileList(last.dca, parseListQuery(narrowedLists.dca, params)),
    upcoming: {
      page: upcomingPage,
      answer: reconcileData(last.upcoming.answer, last.upcoming.page === upcomingPage),
    },
    limit: reconcileList(last.limit, parseListQuery(narrowedLists.limit, params)),
  }
}
