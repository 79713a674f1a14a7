import { parseAddress } from '~/domain/base/parse-id'
import { type TradeType, tradeTypes } from '~/domain/protocol/trade-type'
import { type ListChoice, readChoice } from '~/shared/list-filters/list-narrowing'
import { choiceParam, readParam, type UrlParam } from '~/ui/url/url-param'

/** Prefix of the list's parameters for side and minimum value. */
export const tradesListName = 'trades'

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

/** Returns the filters of a view, with the names of the API. */
export function tradesFiltersOf({ side, minUsd, venue, token, maker }: TradesQuery) {
  return {
    minUsd: minUsd > 0 ? minUsd : undefined,
    side: side === 'both' ? undefined : side,
    venue: venue === 'all' ? undefined : venue,
    token: parseAddress(token),
    maker: parseAddress(maker),
  }
}

/** Returns the URL of a view as CSV, with as many rows as one file has. */
export function tradesCsvHref(query: TradesQuery): string {
  const given = Object.entries(tradesFiltersOf(query)).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return `/api/trades?${new URLSearchParams([['format', 'csv'], ['size', '250'], ...given])}`
}
