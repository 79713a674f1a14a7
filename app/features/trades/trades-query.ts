import { cursorToPlace, tapePlaceForm } from '~/contracts/schema/cursor'
import { parseAddress } from '~/domain/base/parse-id'
import type { TapeRequest } from '~/domain/order/tape-view'
import { type TradeType, tradeTypes } from '~/domain/protocol/trade-type'
import { tapeMark } from '~/domain/service/list-mark'
import { type ListChoice, readChoice } from '~/shared/list-filters/list-narrowing'
import { choiceParam, readParam, type UrlParam } from '~/ui/url/url-param'

/** Prefix of the list's parameters for side and minimum value. */
export const tradesListName = 'trades'

/** Number of rows per page. */
export const tradesRows = 50

export const venueParam = choiceParam<TradeType | 'all'>('venue', ['all', ...tradeTypes], 'all')

function addressParam(name: string): UrlParam<string> {
  return { name, fallback: '', parse: (text) => parseAddress(text), format: (value) => value }
}

export const tokenParam = addressParam('token')
export const makerParam = addressParam('maker')
export const afterParam: UrlParam<string> = {
  name: 'after',
  fallback: '',
  parse: (text) => (/^[\w-]{1,400}$/.test(text) ? text : undefined),
  format: (value) => value,
}

/** View of the list of trades that is in the URL. Empty texts: no such filter, or the first page. */
export interface TradesQuery extends ListChoice {
  readonly venue: TradeType | 'all'
  readonly token: string
  readonly maker: string
  readonly after: string
}

/** Reads the view from a URL. Invalid values become the default. Never fails. */
export function parseTradesQuery(params: URLSearchParams): TradesQuery {
  return {
    ...readChoice(tradesListName, params),
    venue: readParam(venueParam, params),
    token: readParam(tokenParam, params),
    maker: readParam(makerParam, params),
    after: readParam(afterParam, params),
  }
}

/** Returns the request of a view. A cursor that belongs to other filters is left out, so the first page is shown. */
export function tradesRequestOf(query: TradesQuery): TapeRequest {
  const { side, minUsd, venue } = query
  const filters = {
    minUsd: minUsd > 0 ? minUsd : undefined,
    side: side === 'both' ? undefined : side,
    venue: venue === 'all' ? undefined : venue,
    token: parseAddress(query.token),
    maker: parseAddress(query.maker),
  }
  const place = query.after === '' ? undefined : cursorToPlace(query.after, tapePlaceForm)
  const isOfList = place?.mark === tapeMark(filters)
  return { ...filters, size: tradesRows, after: isOfList ? place : undefined }
}

/** Returns the URL of a view as CSV, with as many rows as one file has. */
export function tradesCsvHref(query: TradesQuery): string {
  const { minUsd, side, venue, token, maker } = tradesRequestOf(query)
  const given = Object.entries({ minUsd, side, venue, token, maker }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return `/api/trades?${new URLSearchParams([['format', 'csv'], ['size', '250'], ...given])}`
}
