import { loadPolledPage, orNullWithoutSource } from '~/api/response/panel-result.server'
import type { PageContext } from '~/context.server'
import { venueOrderToWire, venuePositionToWire, venueTradeToWire } from '~/contracts/perps/venue-rows'
import type { Address } from '~/domain/base/ids'
import { perpVenues } from '~/domain/protocol/venues'
import { invariant } from '~/lib/invariant'
import { followedTrader } from '~/shared/perps/followed-trader'

/** Number of orders and of fills in the lists. */
const size = 50

/** Reads a trader's positions at all perps venues. */
export function readPositions(context: PageContext, user: Address) {
  const request = { user, page: 1, size: 100, sortOrder: 'desc' } as const
  const positions = context.queries.listUserPerpPositions(perpVenues, request)
  return loadPolledPage(context, 'perps.positions', positions, venuePositionToWire)
}

/** Reads a trader's open orders and latest fills at all perps venues, and the User accounts that fills name. */
export async function readOrdersAndFills(context: PageContext, user: Address) {
  const { queries } = context
  const request = { user, page: 1, size } as const
  const [orders, fills, trader] = await Promise.all([
    loadPolledPage(
      context,
      'perps.positions',
      listed(queries.listPerpOrders(perpVenues, request)),
      venueOrderToWire,
    ),
    loadPolledPage(
      context,
      'perps.trades',
      listed(queries.listPerpTrades(perpVenues, request)),
      venueTradeToWire,
    ),
    orNullWithoutSource(queries.getPerpTrader(user)),
  ])
  return { orders, fills, trader: followedTrader(user, trader) }
}

/** A list of all markets is never missing. */
async function listed<Found>(loading: Promise<Found | undefined>): Promise<Found> {
  const found = await loading
  invariant(found, 'the list of all markets exists')
  return found
}
