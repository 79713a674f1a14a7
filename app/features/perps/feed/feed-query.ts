import type { PerpTradeWire } from '~/contracts/perps/perp'
import type { OfVenue } from '~/contracts/perps/venue'
import type { PerpDirection } from '~/domain/perp/perp'
import { everyVenue, type VenueChoice } from '~/domain/perp/venue-choice'
import type { PerpVenue } from '~/domain/protocol/venues'
import { minUsdParam as minUsdParamOf } from '~/shared/list-filters/list-narrowing'
import { type FollowedTrader, sideOf } from '~/shared/perps/followed-trader'
import { perpApiHref } from '~/shared/perps/perp-api-href'
import { phoneRows } from '~/ui/table/list-query'
import { choiceParam, flagParam, type Place, pageParam } from '~/ui/url/url-param'
import { readView, type ViewParams, viewHref } from '~/ui/url/url-view'

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
  /** Whether a page of trades has five rows, as on phones. */
  readonly tradesByFive: boolean
  readonly ordersPage: number
  /** Whether a page of orders has five rows, as on phones. */
  readonly ordersByFive: boolean
  /** Unit of the funding rate: percent per year or per hour. */
  readonly funding: 'year' | 'hour'
}

const minUsdParam = minUsdParamOf('min')

const params: ViewParams<FeedQuery> = {
  side: choiceParam<FeedSide>('side', feedSides, 'both'),
  minUsd: minUsdParam,
  paused: flagParam('paused'),
  tradesPage: pageParam('trades.page'),
  tradesByFive: flagParam('trades.byFive'),
  ordersPage: pageParam('orders.page'),
  ordersByFive: flagParam('orders.byFive'),
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

/** Returns the number of rows on a page of a list. */
export function pageSizeOf(byFive: boolean): number {
  return byFive ? phoneRows : feedRows
}

/** The first page of both lists. */
const firstPages = {
  tradesPage: 1,
  tradesByFive: false,
  ordersPage: 1,
  ordersByFive: false,
} as const satisfies Partial<FeedQuery>

/** Returns the view with a page of trades. Pages of five rows are those of phones. The first page has no size. */
export function pageOfTrades(query: FeedQuery, tradesPage: number, byFive = false): FeedQuery {
  return { ...query, tradesPage, tradesByFive: byFive && tradesPage > 1 }
}

/** Returns the view with a page of orders, like `pageOfTrades`. */
export function pageOfOrders(query: FeedQuery, ordersPage: number, byFive = false): FeedQuery {
  return { ...query, ordersPage, ordersByFive: byFive && ordersPage > 1 }
}

/** Returns the view with a new filter. The trades and orders lists go back to their first page. */
export function narrowedTo(query: FeedQuery, choice: Partial<Pick<FeedQuery, 'side' | 'minUsd'>>): FeedQuery {
  return { ...query, ...choice, ...firstPages }
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

/** A market. Its index alone is not sufficient, because venues use the same indexes. */
export interface MarketOfTrades {
  readonly venue: PerpVenue
  readonly marketIndex: number
}

/** Venues, market and trader of a list of trades. `null`: all markets or all traders. */
interface TradesOf {
  readonly choice: VenueChoice
  readonly market: MarketOfTrades | null
  readonly trader: FollowedTrader | null
}

/**
 * Returns whether a streamed trade belongs to the given market and trader and matches the filter of the view.
 */
export function belongs(
  trade: Pick<
    OfVenue<PerpTradeWire>,
    'venue' | 'marketIndex' | 'side' | 'taker' | 'maker' | 'quoteAssetAmount'
  >,
  { choice, market, trader }: TradesOf,
  { side, minUsd }: Pick<FeedQuery, 'side' | 'minUsd'>,
): boolean {
  const ownSide = sideOf(trade, trader)
  return (
    isOfMarket(trade, choice, market) &&
    ownSide !== undefined &&
    (side === 'both' || ownSide === side) &&
    trade.quoteAssetAmount >= minUsd
  )
}

function isOfMarket(trade: MarketOfTrades, choice: VenueChoice, market: MarketOfTrades | null): boolean {
  if (market !== null) return trade.venue === market.venue && trade.marketIndex === market.marketIndex
  return choice === everyVenue || trade.venue === choice
}

/** Returns the view's filter as API parameters. */
function apiFilter({ side, minUsd }: FeedQuery, sides: Readonly<Record<'buy' | 'sell', string>>) {
  return {
    format: 'csv',
    size: '250',
    ...(side !== 'both' && { side: sides[side] }),
    ...(minUsd > 0 && { minAmountUsd: String(minUsd) }),
  }
}

/** Market and trader of a file. `null`: all of them. */
interface CsvScope<Market> {
  readonly market: Market
  readonly user: string | null
}

/**
 * Returns the URL from which the view's trades can be downloaded as CSV. For a trader, the file contains both
 * sides, because the API filters by the taker's side and the view by the trader's.
 */
export function tradesCsvHref(
  choice: VenueChoice,
  { market, user }: CsvScope<string | null>,
  query: FeedQuery,
): string {
  const filter = apiFilter(user === null ? query : { ...query, side: 'both' }, { buy: 'buy', sell: 'sell' })
  return perpApiHref(choice, '/trades', {
    ...filter,
    ...(market !== null && { market }),
    ...(user !== null && { user }),
  })
}

/**
 * Returns the URL from which the view's orders can be downloaded as CSV. For a trader, the file contains
 * orders in all markets, because the API cannot filter by trader and market together.
 */
export function ordersCsvHref(
  venue: PerpVenue,
  { market, user }: CsvScope<string>,
  query: FeedQuery,
): string {
  const path = user === null ? `/markets/${encodeURIComponent(market)}` : `/users/${encodeURIComponent(user)}`
  return perpApiHref(venue, `${path}/orders`, apiFilter(query, { buy: 'long', sell: 'short' }))
}
