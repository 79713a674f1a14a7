import { loadPanel, loadPolledPage, orNullWithoutSource } from '~/api/response/panel-result.server'
import type { PageContext } from '~/context.server'
import { perpMarketToWire, perpTradeToWire } from '~/contracts/perps/perp'
import { perpPositionToWire } from '~/contracts/perps/perp-account'
import { perpFundingToWire } from '~/contracts/perps/perp-activity'
import type { Address } from '~/domain/base/ids'
import { emptyPage } from '~/domain/base/page'
import type { PerpMarketView } from '~/domain/perp/perp-view'
import { driftOnly } from '~/domain/protocol/protocol'
import { type FeedQuery, feedRows, parseFeedQuery } from './feed-query'
import { toFundingSummary } from './funding-summary'
import { readOrders } from './read-orders.server'

/** Number of hours of funding history that the tab shows. */
const fundingHours = 7 * 24

/** Reads everything that the orders tab shows for a market. */
export async function readMarketFeed(
  context: PageContext,
  market: PerpMarketView,
  user: Address | undefined,
  params: URLSearchParams,
) {
  const { queries } = context
  const query = parseFeedQuery(params)
  const [funding, trades, orders, positions] = await Promise.all([
    orNullWithoutSource(queries.getPerpFunding(driftOnly, { market: market.key, hours: fundingHours })),
    readTrades(context, market, user, query),
    readOrders(context, market.key, user, query),
    user === undefined ? null : readPositions(context, user),
  ])
  return {
    market: perpMarketToWire(market),
    user: user ?? null,
    query,
    funding: funding ? toFundingSummary(perpFundingToWire(funding)) : null,
    trades,
    orders,
    positions,
  }
}

function readTrades(
  context: PageContext,
  market: PerpMarketView,
  user: Address | undefined,
  query: FeedQuery,
) {
  const requested = {
    market: market.key,
    user,
    side: query.side === 'both' ? undefined : query.side,
    minAmountUsd: query.minUsd === 0 ? undefined : query.minUsd,
    page: query.tradesPage,
    size: feedRows,
  }
  const listed = context.queries
    .listPerpTrades(driftOnly, requested)
    .then((page) => page ?? emptyPage(requested))
  return loadPanel(context, 'drift.trades', listed, perpTradeToWire)
}

function readPositions(context: PageContext, user: Address) {
  const requested = { user, page: 1, size: feedRows, sortOrder: 'desc' } as const
  return loadPolledPage(
    context,
    'drift.positions',
    context.queries.listUserPerpPositions(driftOnly, requested),
    perpPositionToWire,
  )
}
