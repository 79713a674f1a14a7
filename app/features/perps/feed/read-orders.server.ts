import { orNullWithoutSource } from '~/api/response/panel-result.server'
import type { PageContext } from '~/context.server'
import type { PerpOrderWire } from '~/contracts/perps/perp-account'
import { venueOrderToWire } from '~/contracts/perps/venue-rows'
import { pageToWire, type WirePage } from '~/contracts/schema/page'
import { type PolledResult, panelToWire } from '~/contracts/state/panel'
import type { Address } from '~/domain/base/ids'
import { perpVenueFacts } from '~/domain/protocol/perp-venue'
import type { PerpVenue } from '~/domain/protocol/venues'
import { directionOf, type FeedQuery, pageSizeOf } from './feed-query'

/** Reads the open orders of a market for the view in the URL. The view can be restricted to one trader. */
export async function readOrders(
  { queries, clock }: PageContext,
  { venue, market }: { readonly venue: PerpVenue; readonly market: string },
  user: Address | undefined,
  query: FeedQuery,
): Promise<PolledResult<WirePage<PerpOrderWire>>> {
  const requested = queries.listPerpOrders([venue], {
    market,
    user,
    side: directionOf(query.side),
    minAmountUsd: query.minUsd === 0 ? undefined : query.minUsd,
    page: query.ordersPage,
    size: pageSizeOf(query.ordersByFive),
  })
  const [page, panel] = await Promise.all([
    orNullWithoutSource(requested),
    queries.getPanel(perpVenueFacts[venue].changeTopics.positions),
  ])
  return {
    data: page ? pageToWire(page, venueOrderToWire) : null,
    meta: panelToWire(panel),
    answeredAt: Math.floor(clock.nowMs() / 1000),
  }
}
