import { loadPolled } from '~/api/response/panel-result.server'
import type { PageContext } from '~/context.server'
import { tapeToWire } from '~/contracts/tape'
import { allVenues } from '~/domain/service/panel-view'
import { parseTradesQuery, tradesRequestOf } from './trades-query'

/** Reads the page of trades that the URL selects. */
export async function readTrades(context: PageContext, params: URLSearchParams) {
  const query = parseTradesQuery(params)
  const listed = context.queries.listTrades(tradesRequestOf(query))
  return { query, answer: await loadPolled(context, allVenues, listed, tapeToWire) }
}
