import { reconcileData, sameQuery } from '~/shared/page-data/reconcile'
import { readBoardQuery } from '../kamino-params'
import type { readTraders } from './read-traders.server'

type Traders = Awaited<ReturnType<typeof readTraders>>

/**
 * Keeps the parts of the last response that belong to the view in the URL. The totals cover the whole ranking
 * period, so they are kept if only the page or the search text changes.
 */
export function reconcileTraders(last: Traders, params: URLSearchParams): Traders {
  const query = readBoardQuery(params)
  return {
    ...last,
    query,
    totals: last.query.window === query.window ? last.totals : null,
    board: reconcileData(last.board, sameQuery(last.query, query)),
  }
}
