import type { DepthView } from '~/domain/order/depth-view'
import type { OrderFillsView } from '~/domain/order/fill-view'
import type { IdentityView } from '~/domain/order/identity-view'
import type { OrderEventView } from '~/domain/order/order-event-view'
import type { DcaPressureView } from '~/domain/order/pressure-view'
import type { UpcomingView } from '~/domain/order/upcoming-view'
import { perpVenueFacts } from '~/domain/protocol/perp-venue'
import type { DataTopic } from '~/domain/protocol/protocol'
import { topicOfVenue } from '~/domain/protocol/spot-venue'
import { allVenues, limitVenues } from '~/domain/service/panel-view'
import { identityRequest, identityToWire, identityWire } from '../identity'
import { depthRequest, depthTable, depthToWire, depthWire } from '../orders/depth'
import { orderEventList, orderEventsRequest, orderEventToWire } from '../orders/order-event'
import { orderFillPage, orderFillsRequest, orderFillsToWire } from '../orders/order-fill'
import {
  dcaPressureRequest,
  dcaPressureToWire,
  tokenPressurePage,
  tokenPressureTable,
} from '../orders/pressure'
import { upcomingExecutionPage, upcomingRequest, upcomingToWire } from '../orders/upcoming'
import { defineEndpoint } from '../schema/endpoint'

/**
 * Endpoints for the details of orders: the identity of an id, executions, planned cycles and resting amounts.
 */
export const insightEndpoints = {
  resolve: defineEndpoint({
    operationId: 'resolveId',
    path: '/api/resolve/{id}',
    summary: 'What an id refers to: an order, token, market or trader.',
    description:
      'Identifies an address that a user has entered, so that you know which endpoint to call next. Accepts any text; an unknown id is a normal result, not an error.',
    tag: 'Orders',
    request: identityRequest,
    answer: identityWire,
    toWire: (identity: IdentityView) => identityToWire(identity),
    topic: 'dca',
    sources: sourcesOfIdentity,
    maxAgeSeconds: 2,
  }),
  orderFills: defineEndpoint({
    operationId: 'listOrderFills',
    path: '/api/orders/{key}/fills',
    summary: 'Fills of a spot order, newest first, and the next cycles of a DCA order.',
    description:
      'Fills of one DCA or limit order at any spot venue, each with its price, its USD value and its deviation from the market price at the time. `isComplete` is false if fills are missing. Open DCA orders also include their next cycles.',
    tag: 'Orders',
    request: orderFillsRequest,
    names: { parameter: 'key', thing: 'spot order' },
    answer: orderFillPage,
    toWire: (fills: OrderFillsView) => orderFillsToWire(fills),
    topic: 'dca',
    sources: ({ venue }) => [topicOfVenue(venue)],
    maxAgeSeconds: 2,
  }),
  orderEvents: defineEndpoint({
    operationId: 'listDcaEvents',
    path: '/api/dca/events/{account}',
    summary:
      'Activity of a trader’s DCA orders, or of one order: cycles, openings and closings, newest first.',
    description:
      'A timeline of openings, cycles and closings for all DCA orders of a wallet, or for a single order.',
    tag: 'Orders',
    request: orderEventsRequest,
    answer: orderEventList,
    toWire: (events: readonly OrderEventView[]) => events.map(orderEventToWire),
    topic: 'dca',
    maxAgeSeconds: 2,
  }),
  dcaPressure: defineEndpoint({
    operationId: 'listDcaPressure',
    path: '/api/dca/pressure',
    summary: 'DCA pressure: what active DCA orders will buy and sell of each token in the next 24 hours.',
    description:
      'A forecast from the schedules of active DCA orders: buys and sells per token, by hour and as totals over five horizons. `assumptions` lists the assumptions behind it.',
    tag: 'Volume',
    request: dcaPressureRequest,
    answer: tokenPressurePage,
    table: tokenPressureTable,
    toWire: (pressure: DcaPressureView) => dcaPressureToWire(pressure),
    topic: 'dca',
    maxAgeSeconds: 10,
  }),
  upcomingExecutions: defineEndpoint({
    operationId: 'listUpcomingExecutions',
    path: '/api/dca/upcoming',
    summary: 'Upcoming executions of a token’s active DCA orders, soonest first.',
    description:
      'One row per planned cycle within the horizon, with its trader and its value at the current price. An overdue order executes its next cycle at `asOf`, and price limits of orders are ignored. Read the whole list with `after`.',
    tag: 'Volume',
    request: upcomingRequest,
    answer: upcomingExecutionPage,
    toWire: (view: UpcomingView) => upcomingToWire(view),
    topic: 'dca',
    maxAgeSeconds: 2,
  }),
  limitDepth: defineEndpoint({
    operationId: 'getLimitDepth',
    path: '/api/limit/depth',
    summary: 'Depth of open limit orders of a token, by distance from its price.',
    description:
      'Remaining value of open limit orders at all venues, in 1 % buckets around the token’s current price. Only orders with the token as base have a distance: for JUP/SOL the base is JUP. `quoteOrders` counts the orders with the token as quote, `unpricedOrders` those without a price, and `orders` all of them.',
    tag: 'Orders',
    request: depthRequest,
    answer: depthWire,
    table: depthTable,
    toWire: (depth: DepthView) => depthToWire(depth),
    topic: 'limit',
    sources: limitVenues,
    maxAgeSeconds: 5,
  }),
} as const

/**
 * Returns the topic of the venue of an order or perp market. For any other id, the result depends on all venues,
 * because the id could belong to an order of any venue.
 */
function sourcesOfIdentity({ venue, perpVenue }: IdentityView): readonly DataTopic[] {
  if (venue !== undefined) return [topicOfVenue(venue)]
  return perpVenue === undefined ? allVenues : [perpVenueFacts[perpVenue].changeTopics.trades]
}
