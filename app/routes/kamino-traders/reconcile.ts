import { readBoardQuery } from '~/components/kamino/kamino-params'
import { reconcileData, sameQuery } from '~/components/live/reconcile'
import type { readTraders } from './read-traders.server'

type Traders = Awaited<ReturnType<typeof readTraders>>

/**
 * Keeps the parts of the last response that belong to the view in the address. The totals cover a whole
 * window, so they survive a change of page or search.
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
