import { loadPanel, loadPolledPage, orNullWithoutSource } from '~/api/response/panel-result.server'
import type { PageContext } from '~/context.server'
import { venueMarketToWire, venuePositionToWire, venueTradeToWire } from '~/contracts/perps/venue-rows'
import type { Address } from '~/domain/base/ids'
import { emptyPage } from '~/domain/base/page'
import type { PerpMarketView } from '~/domain/perp/perp-view'
import { shownBarsOf } from '~/shared/market-chart/bar-choices'
import { type FollowedTrader, followedTrader } from '~/shared/perps/followed-trader'
import type { RequestedVenues } from '../venue/read-venue.server'
import { topicsOfChoice } from '../venue/venue-topics'
import { type FeedQuery, feedRows, pageSizeOf, parseFeedQuery } from './feed-query'
import { toFundingSummary } from './market/funding-summary'
import { largestPositions, toMarketPosition } from './positions/market-position'
import { readMarketChart } from './read-market-chart.server'
import { readOrders } from './read-orders.server'

/** Number of hours of the longest average of funding that the tab shows. */
const fundingHours = 30 * 24

/** Market and trader of the orders tab, and the venues of the dashboard. */
interface FeedPlace {
  readonly market: PerpMarketView
  readonly user: Address | undefined
  readonly requested: RequestedVenues
}

/** Reads everything that the orders tab shows for a market. */
export async function readMarketFeed(
  context: PageContext,
  { market, user, requested }: FeedPlace,
  params: URLSearchParams,
) {
  const { queries } = context
  const { venue, key } = market
  const query = parseFeedQuery(params)
  const own: RequestedVenues = { ...requested, choice: venue, venues: [venue] }
  const [chart, funding, trades, orders, trader, positions, largest] = await Promise.all([
    readMarketChart(context, market, shownBarsOf(params)),
    orNullWithoutSource(queries.getPerpFunding([venue], { market: key, hours: fundingHours })),
    readTrades(context, own, { market: key, user }, query),
    readOrders(context, { venue, market: key }, user, query),
    user === undefined ? null : readTrader(context, user),
    user === undefined ? null : readPositions(context, requested, user),
    user === undefined ? readLargest(context, own, key) : null,
  ])
  return {
    market: venueMarketToWire(market),
    tokenMint: context.marketMints.ofMarket(market.name)[0]?.mint ?? null,
    trader,
    query,
    chart,
    funding: funding ? toFundingSummary(funding) : null,
    trades,
    orders,
    positions,
    largest,
  }
}

/** Reads a page of the trades in a market, or in all markets. The filter's side is that of the trader. */
export function readTrades(
  context: PageContext,
  { choice, venues }: RequestedVenues,
  { market, user }: { readonly market: string | undefined; readonly user: Address | undefined },
  query: FeedQuery,
) {
  const side = query.side === 'both' ? undefined : query.side
  const requested = {
    market,
    user,
    side: user === undefined ? side : undefined,
    userSide: user === undefined ? undefined : side,
    minAmountUsd: query.minUsd === 0 ? undefined : query.minUsd,
    page: query.tradesPage,
    size: pageSizeOf(query.tradesByFive),
  }
  const listed = context.queries
    .listPerpTrades(venues, requested)
    .then((page) => page ?? emptyPage(requested))
  return loadPanel(context, topicsOfChoice(choice).trades, listed, venueTradeToWire)
}

/** Reads the accounts of the selected trader. */
export async function readTrader({ queries }: PageContext, key: Address): Promise<FollowedTrader> {
  return followedTrader(key, await orNullWithoutSource(queries.getPerpTrader(key)))
}

/** Reads the open positions of a trader in all markets. */
export function readPositions(context: PageContext, { choice, venues }: RequestedVenues, user: Address) {
  const requested = { user, page: 1, size: feedRows, sortOrder: 'desc' } as const
  return loadPolledPage(
    context,
    topicsOfChoice(choice).positions,
    context.queries.listUserPerpPositions(venues, requested),
    venuePositionToWire,
  )
}

/** Reads the largest open positions in a market. */
function readLargest(context: PageContext, { choice, venues }: RequestedVenues, market: string) {
  const requested = { market, page: 1, size: largestPositions, sortOrder: 'desc' } as const
  const listed = context.queries
    .listMarketPerpPositions(venues, requested)
    .then((page) => page ?? emptyPage(requested))
  return loadPolledPage(context, topicsOfChoice(choice).positions, listed, (position) =>
    toMarketPosition(venuePositionToWire(position)),
  )
}
