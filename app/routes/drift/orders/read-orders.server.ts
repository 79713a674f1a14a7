import { orNullWithoutSource } from '~/api/panel-result.server'
import { directionOf, type FeedQuery } from '~/components/drift/feed/feed-query'
import { feedRows } from '~/components/drift/feed/feed-rows'
import type { PageContext } from '~/context.server'
import { pageToWire, type WirePage } from '~/contracts/page'
import { type PolledResult, panelToWire } from '~/contracts/panel'
import { type PerpOrderWire, perpOrderToWire } from '~/contracts/perp-account'
import type { Address } from '~/domain/ids'

/** Reads the open orders of a market for the view in the URL. The view can be restricted to one trader. */
export async function readOrders(
  { queries, clock }: PageContext,
  market: string,
  user: Address | undefined,
  query: FeedQuery,
): Promise<PolledResult<WirePage<PerpOrderWire>>> {
  const requested = queries.listPerpOrders({
    market,
    user,
    side: directionOf(query.side),
    minAmountUsd: query.minUsd === 0 ? undefined : query.minUsd,
    page: query.ordersPage,
    size: feedRows,
  })
  const [page, panel] = await Promise.all([
    orNullWithoutSource(requested),
    queries.getPanel('drift.positions'),
  ])
  return {
    data: page ? pageToWire(page, perpOrderToWire) : null,
    meta: panelToWire(panel),
    answeredAt: Math.floor(clock.nowMs() / 1000),
  }
}
