import type { PerpTradeWire } from '~/contracts/perps/perp'
import type { PerpDirection } from '~/domain/perp/perp'
import { minUsdParam as minUsdParamOf } from '~/shared/list-filters/list-narrowing'
import { choiceParam, flagParam, type Place, pageParam } from '~/ui/url/url-param'
import { readView, type ViewParams, viewHref } from '~/ui/url/url-view'
import { type FollowedTrader, sideOf } from './followed-trader'

/** Number of rows in each list of the orders tab. */
export const feedRows = 20

/**
 * Sides by which the trades and orders lists can be filtered. For orders, buy means long and sell means
 * short.
 */
export const feedSides = ['both', 'buy', 'sell'] as const
export type FeedSide = (typeof feedSides)[number]

/** View options of the orders tab, except the market and the trader. */
export interface FeedQuery {
  readonly side: FeedSide
  /** Minimum size of a trade, USD; 0: all trades. */
  readonly minUsd: number
  /** Whether the visitor has paused the trades and orders lists. */
  readonly paused: boolean
  readonly tradesPage: number
  readonly ordersPage: number
  /** Unit of the funding rate: percent per year or per hour. */
  readonly funding: 'year' | 'hour'
}

const minUsdParam = minUsdParamOf('min')

const params: ViewParams<FeedQuery> = {
  side: choiceParam<FeedSide>('side', feedSides, 'both'),
  minUsd: minUsdParam,
  paused: flagParam('paused'),
  tradesPage: pageParam('trades.page'),
  ordersPage: pageParam('orders.page'),
  funding: choiceParam<FeedQuery['funding']>('funding', ['year', 'hour'], 'year'),
}

/** URL parameter for the minimum size. The form's input has the same name. */
export const minUsdName = minUsdParam.name

/** Reads the view options from a URL. Invalid values become the default. */
export function parseFeedQuery(from: URLSearchParams): FeedQuery {
  return readView(params, from)
}

/** Returns the URL of a view. Other parameters of the URL stay unchanged. */
export function feedHref(query: FeedQuery, at: Place): string {
  return viewHref(params, query, at)
}

/** Returns the view with a new filter. The trades and orders lists go back to their first page. */
export function narrowedTo(query: FeedQuery, choice: Partial<Pick<FeedQuery, 'side' | 'minUsd'>>): FeedQuery {
  return { ...query, ...choice, tradesPage: 1, ordersPage: 1 }
}

/** Parses the minimum size that the visitor typed, USD. `undefined`: invalid. */
export function parseMinUsd(text: string): number | undefined {
  const plain = text.replaceAll(',', '').trim()
  return plain === '' ? 0 : minUsdParam.parse(plain)
}

/** Returns the order direction for a side. `undefined`: orders of both directions. */
export function directionOf(side: FeedSide): PerpDirection | undefined {
  return side === 'both' ? undefined : side === 'buy' ? 'long' : 'short'
}

/** Market and trader of a list of trades. `null`: all markets or all traders. */
interface TradesOf {
  readonly marketIndex: number | null
  readonly trader: FollowedTrader | null
}

/**
 * Returns whether a streamed trade belongs to the given market and trader and matches the filter of the view.
 */
export function belongs(
  trade: Pick<PerpTradeWire, 'marketIndex' | 'side' | 'taker' | 'maker' | 'quoteAssetAmount'>,
  { marketIndex, trader }: TradesOf,
  { side, minUsd }: Pick<FeedQuery, 'side' | 'minUsd'>,
): boolean {
  const ownSide = sideOf(trade, trader)
  return (
    (marketIndex === null || trade.marketIndex === marketIndex) &&
    ownSide !== undefined &&
    (side === 'both' || ownSide === side) &&
    trade.quoteAssetAmount >= minUsd
  )
}

/** Returns the view's filter as API parameters. */
function apiFilter({ side, minUsd }: FeedQuery, sides: Readonly<Record<'buy' | 'sell', string>>) {
  const pending = new URLSearchParams({ format: 'csv', size: '250' })
  if (side !== 'both') pending.set('side', sides[side])
  if (minUsd > 0) pending.set('minAmountUsd', String(minUsd))
  return pending
}

/**
 * Returns the URL from which the view's trades can be downloaded as CSV. For a trader, the file contains both
 * sides, because the API filters by the taker's side and the view by the trader's.
 */
export function tradesCsvHref(market: string | null, user: string | null, query: FeedQuery): string {
  const pending = apiFilter(user === null ? query : { ...query, side: 'both' }, { buy: 'buy', sell: 'sell' })
  if (market !== null) pending.set('market', market)
  if (user !== null) pending.set('user', user)
  return `/api/drift/trades?${pending}`
}

/**
 * Returns the URL from which the view's orders can be downloaded as CSV. For a trader, the file contains
 * orders in all markets, because the API cannot filter by trader and market together.
 */
export function ordersCsvHref(market: string, user: string | null, query: FeedQuery): string {
  const pending = apiFilter(query, { buy: 'long', sell: 'short' })
  const path = user === null ? `markets/${encodeURIComponent(market)}` : `users/${encodeURIComponent(user)}`
  return `/api/drift/${path}/orders?${pending}`
}
