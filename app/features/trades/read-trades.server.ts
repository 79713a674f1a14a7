import { loadPolled } from '~/api/response/panel-result.server'
import type { PageContext } from '~/context.server'
import { cursorToPlace, tapePlaceForm } from '~/contracts/schema/cursor'
import { tapeToWire } from '~/contracts/tape'
import type { TapeRequest } from '~/domain/order/tape-view'
import { tapeMark } from '~/domain/service/list-mark'
import { allVenues } from '~/domain/service/panel-view'
import { parseTradesQuery, type TradesQuery, tradesFiltersOf } from './trades-query'

/** Number of rows per page. */
const size = 50

/** Reads the page of trades that the URL selects. */
export async function readTrades(context: PageContext, params: URLSearchParams) {
  const query = parseTradesQuery(params)
  const listed = context.queries.listTrades(requestOf(query))
  return { query, answer: await loadPolled(context, allVenues, listed, tapeToWire) }
}

/** Returns the request of a view. A cursor that belongs to other filters is left out, so the first page is shown. */
function requestOf(query: TradesQuery): TapeRequest {
  const filters = tradesFiltersOf(query)
  const place = query.after === '' ? undefined : cursorToPlace(query.after, tapePlaceForm)
  return { ...filters, size, after: place?.mark === tapeMark(filters) ? place : undefined }
}
