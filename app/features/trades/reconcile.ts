import { reconcileData, sameQuery } from '~/shared/page-data/reconcile'
import type { readTrades } from './read-trades.server'
import { parseTradesQuery } from './trades-query'

type Trades = Awaited<ReturnType<typeof readTrades>>

/** Keeps the last response if it belongs to the view in the URL. Otherwise the rows are unknown until they are loaded. */
export function reconcileTrades(last: Trades, params: URLSearchParams): Trades {
  const query = parseTradesQuery(params)
  return sameQuery(last.query, query) ? last : { query, answer: reconcileData(last.answer, false) }
}
