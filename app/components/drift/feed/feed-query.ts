import type { PerpTradeWire } from '~/contracts/perp'
import type { PerpDirection } from '~/domain/perp'
import { choiceParam, flagParam, type Place, pageParam, type UrlParam } from '~/ui/url-param'
import { readView, type ViewParams, viewHref } from '~/ui/url-view'

/** Sides that the feeds can be narrowed to; of an order, buying is being long. */
export const feedSides = ['both', 'buy', 'sell'] as const
export type FeedSide = (typeof feedSides)[number]

/** One view of the orders tab, beside its market and trader. */
export interface FeedQuery {
  readonly side: FeedSide
  /** USD; 0 = all. */
  readonly minUsd: number
  /** The reader has stopped both lists. */
  readonly paused: boolean
  readonly tradesPage: number
  readonly ordersPage: number
  /** Funding by the year or by the hour. */
  readonly funding: 'year' | 'hour'
}

const minUsdParam: UrlParam<number> = {
  name: 'min',
  fallback: 0,
  parse: (text) => (/^\d{1,12}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined),
  format: String,
}

const params: ViewParams<FeedQuery> = {
  side: choiceParam<FeedSide>('side', feedSides, 'both'),
  minUsd: minUsdParam,
  paused: flagParam('paused'),
  tradesPage: pageParam('trades.page'),
  ordersPage: pageParam('orders.page'),
  funding: choiceParam<FeedQuery['funding']>('funding', ['year', 'hour'], 'year'),
}

/** Name of the least size in the address, for the form that asks for it. */
export const minUsdName = minUsdParam.name

/** What an address asks for; nonsense is the default. */
export function parseFeedQuery(from: URLSearchParams): FeedQuery {
  return readView(params, from)
}

/** The address of a view; what the tab does not know stays as it is. */
export function feedHref(query: FeedQuery, at: Place): string {
  return viewHref(params, query, at)
}

/** The view with another choice of rows: both lists begin anew. */
export function narrowedTo(query: FeedQuery, choice: Partial<Pick<FeedQuery, 'side' | 'minUsd'>>): FeedQuery {
  return { ...query, ...choice, tradesPage: 1, ordersPage: 1 }
}

/** The least size that somebody has typed, USD; undefined = that is none. */
export function parseMinUsd(text: string): number | undefined {
  const plain = text.replaceAll(',', '').trim()
  return plain === '' ? 0 : minUsdParam.parse(plain)
}

/** The direction of orders that a side means; undefined = both. */
export function directionOf(side: FeedSide): PerpDirection | undefined {
  return side === 'both' ? undefined : side === 'buy' ? 'long' : 'short'
}

/** Whether a trade of the stream belongs among those of this market and view. */
export function belongs(
  trade: Pick<PerpTradeWire, 'marketIndex' | 'side' | 'quoteAssetAmount'>,
  marketIndex: number,
  { side, minUsd }: Pick<FeedQuery, 'side' | 'minUsd'>,
): boolean {
  return (
    trade.marketIndex === marketIndex &&
    (side === 'both' || trade.side === side) &&
    trade.quoteAssetAmount >= minUsd
  )
}

/** What of a view the API is asked for, as parameters of its lists. */
function apiFilter({ side, minUsd }: FeedQuery, sides: Readonly<Record<'buy' | 'sell', string>>) {
  const asked = new URLSearchParams({ format: 'csv', size: '250' })
  if (side !== 'both') asked.set('side', sides[side])
  if (minUsd > 0) asked.set('minAmountUsd', String(minUsd))
  return asked
}

/** The trades of a view as CSV. */
export function tradesCsvHref(market: string, user: string | null, query: FeedQuery): string {
  const asked = apiFilter(query, { buy: 'buy', sell: 'sell' })
  asked.set('market', market)
  if (user !== null) asked.set('user', user)
  return `/api/drift/trades?${asked}`
}

/** The orders of a view as CSV; of a trader all his orders, since that is what there is an address for. */
export function ordersCsvHref(market: string, user: string | null, query: FeedQuery): string {
  const asked = apiFilter(query, { buy: 'long', sell: 'short' })
  const path = user === null ? `markets/${encodeURIComponent(market)}` : `users/${encodeURIComponent(user)}`
  return `/api/drift/${path}/orders?${asked}`
}
