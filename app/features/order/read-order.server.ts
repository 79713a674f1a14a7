import { loadPolled, orNullWithoutSource } from '~/api/response/panel-result.server'
import type { PageContext } from '~/context.server'
import { labelledLimitOrder, type OrderDetails } from '~/contracts/order-details'
import { orderFillsToWire } from '~/contracts/orders/order-fill'
import { dcaOrderToWire } from '~/contracts/orders/order-to-wire'
import { perpOrderFillsToWire } from '~/contracts/perps/perp-order'
import { venueOrderDetailToWire } from '~/contracts/perps/venue-rows'
import type { PolledResult } from '~/contracts/state/panel'
import { tokenToWire } from '~/contracts/token'
import type { Address } from '~/domain/base/ids'
import { parseOrderKey } from '~/domain/order/order-key'
import { topicOfDex } from '~/domain/order/order-kind'
import { mintsOfMarket } from '~/domain/perp/perp-market-mints'
import type { PerpOrderRequest } from '~/domain/perp/perp-order-view'
import { perpProtocolOf, protocolFacts, type StreamTopic } from '~/domain/protocol/protocol'
import { perpVenues } from '~/domain/protocol/venues'
import { allVenues } from '~/domain/service/panel-view'
import { type FillsView, filterOfFills, newestFills } from '~/shared/order-popup/fills-view'

/** Maximum number of executions to show. The CSV file contains all executions. */
const shownFills = 20

/** Reads the order or the token that a key identifies, with a page of its executions. `undefined`: the key is unknown. */
export async function readOrder(
  context: PageContext,
  keyText: string,
  fillsView = newestFills,
): Promise<PolledResult<OrderDetails> | undefined> {
  const key = parseOrderKey(keyText)
  if (key === undefined) return undefined
  const { queries } = context
  const requested =
    key.orderId === undefined
      ? findSpot(queries, key.account, fillsView)
      : findPerpOrder(queries, key, fillsView)
  const { data, ...age } = await loadPolled(context, sourcesOfOrder, requested, (found) => found)
  return data === undefined ? undefined : { data, ...age }
}

/**
 * Returns the venues whose data the result depends on. For an order, that is its venue. For a token or an
 * unknown key, it is all venues, because only their data together shows that no order has this key.
 */
function sourcesOfOrder(found: OrderDetails | null | undefined): readonly StreamTopic[] {
  return found?.dex === undefined ? allVenues : [topicOfDex(found.dex)]
}

type Queries = PageContext['queries']

async function findSpot(
  queries: Queries,
  key: Address,
  fillsView: FillsView,
): Promise<OrderDetails | undefined> {
  const { dca, limit } = await queries.getSpotOrder(key)
  if (dca !== undefined) {
    return { dex: 'Jupiter DCA', order: dcaOrderToWire(dca), fills: await readFills(queries, key, fillsView) }
  }
  if (limit !== undefined) {
    return { ...labelledLimitOrder(limit), fills: await readFills(queries, key, fillsView) }
  }
  const token = await queries.getToken(key, undefined)
  return token && { dex: undefined, order: tokenToWire(token) }
}

async function findPerpOrder(
  queries: Queries,
  key: PerpOrderRequest,
  fillsView: FillsView,
): Promise<OrderDetails | undefined> {
  const [order, fills] = await Promise.all([
    queries.getPerpOrder(perpVenues, key),
    orNullWithoutSource(queries.getPerpOrderFills(perpVenues, requestOfFills(key, fillsView))),
  ])
  if (order === undefined) return undefined
  const [priced] = mintsOfMarket(order.marketName)
  // A unit of some markets is a thousand or a million tokens. For such a market, the price in the token chart
  // would not match, so show no chart.
  const baseMint = priced?.tokens === 1 ? priced.mint : null
  return {
    dex: protocolFacts[perpProtocolOf(order.venue)].label,
    venue: order.venue,
    order: venueOrderDetailToWire(order),
    baseMint,
    fills: fills ? perpOrderFillsToWire(fills) : null,
  }
}

/** Returns the request for the executions of a view. */
function requestOfFills<Key>(key: Key, view: FillsView) {
  return { key, page: view.page, size: shownFills, ...filterOfFills(view) }
}

async function readFills(queries: Queries, key: Address, view: FillsView) {
  const fills = await orNullWithoutSource(queries.getOrderFills(requestOfFills(key, view)))
  return fills === null || fills === undefined ? null : orderFillsToWire(fills)
}
