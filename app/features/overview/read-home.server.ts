import { loadPanel } from '~/api/response/panel-result.server'
import type { PageContext } from '~/context.server'
import { dcaOrderToRow, kaminoOrderToRow, limitOrderToRow } from '~/contracts/orders/order-row'
import { venueTradeToWire } from '~/contracts/perps/venue-rows'
import { historyToWire } from '~/contracts/state/history'
import { emptyPage } from '~/domain/base/page'
import { perpVenueFacts } from '~/domain/protocol/perp-venue'
import { orderLists } from '~/shared/orders/order-lists'
import { pageSizeOf, parseListQuery } from '~/ui/table/list-query'
import { isAdHidden } from './hidden-ad'
import type { OverviewVenue } from './overview-venue'
import { rowCounts } from './panels'

/** Number of rows per order table. */
const sizes = { dca: 18, limit: 10, kamino: 12 } as const
/** Number of rows of the DCA table if an advertisement takes the space below it. */
const dcaSizeBesideAd = 12
const ofTrades = { page: 1, size: rowCounts.trades } as const

/**
 * Reads the order feeds and the other data of the overview. The URL determines the view of each table. The
 * cookies show whether this browser can show the advertisement.
 */
export async function readHome(context: PageContext, params: URLSearchParams, cookies: string | null = null) {
  const { queries, site } = context
  const hasAd = site.operator.adBannerUrl !== undefined && !isAdHidden(cookies)
  const dca = parseListQuery(orderLists.dca, params)
  const limit = parseListQuery(orderLists.limit, params)
  const kamino = parseListQuery(orderLists.kamino, params)
  const perps = await readVenue(context)
  const rows = {
    dca: pageSizeOf(dca, hasAd ? dcaSizeBesideAd : sizes.dca),
    limit: pageSizeOf(limit, sizes.limit),
    kamino: pageSizeOf(kamino, sizes.kamino),
  }
  const results = await Promise.all([
    loadPanel(
      context,
      perps.agedTopic,
      queries.listPerpTrades([perps.venue], ofTrades).then((page) => page ?? emptyPage(ofTrades)),
      venueTradeToWire,
    ),
    loadPanel(context, 'dca', queries.listDcaOrders({ ...dca, size: rows.dca }), dcaOrderToRow),
    loadPanel(context, 'limit', queries.listLimitOrders({ ...limit, size: rows.limit }), limitOrderToRow),
    loadPanel(
      context,
      'kamino',
      queries.listKaminoOrders({ ...kamino, size: rows.kamino }),
      kaminoOrderToRow,
    ),
  ])
  const [perpTrades, dcaOrders, limitOrders, kaminoOrders] = results
  return {
    history: historyToWire(await queries.getHistory([perps.agedTopic, 'dca', 'limit', 'kamino'])),
    perps,
    perpTrades,
    hasAd,
    dca: { query: dca, answer: dcaOrders },
    limit: { query: limit, answer: limitOrders },
    kamino: { query: kamino, answer: kaminoOrders },
  }
}

async function readVenue({ queries, site }: PageContext): Promise<OverviewVenue> {
  const venue = await queries.getDefaultPerpVenue()
  const agedTopic = perpVenueFacts[venue].changeTopics.trades
  const topic = agedTopic === 'drift.trades' ? agedTopic : 'perps.trades'
  return { venue, name: site.operator.outside.perpApps[venue].name, topic, agedTopic }
}
