import type { DepthView } from '~/domain/depth-view'
import type { OrderFillsView } from '~/domain/fill-view'
import type { IdentityView } from '~/domain/identity-view'
import type { OrderEventView } from '~/domain/order-event-view'
import { allVenues, limitVenues } from '~/domain/panel-view'
import type { DcaPressureView } from '~/domain/pressure-view'
import type { StreamTopic } from '~/domain/protocol'
import { depthRequest, depthTable, depthToWire, depthWire } from '../depth'
import { defineEndpoint } from '../endpoint'
import { identityRequest, identityToWire, identityWire } from '../identity'
import { orderEventList, orderEventsRequest, orderEventToWire } from '../order-event'
import { orderFillPage, orderFillsRequest, orderFillsToWire } from '../order-fill'
import { dcaPressureRequest, dcaPressureToWire, tokenPressurePage, tokenPressureTable } from '../pressure'

/** Details of orders: identity of an id, executions, planned cycles and resting amounts. */
export const insightEndpoints = {
  resolve: defineEndpoint({
    operationId: 'resolveId',
    path: '/api/resolve/{id}',
    summary: 'What an id is: an order, a token, a market or a trader.',
    description:
      'Tells what to request next for an address that a user has typed. Any text may be given: that it is nothing known is a result, not an error.',
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
    summary: 'What was executed of a spot order, newest first, and a DCA order’s next cycles.',
    description:
      'Executions of one DCA or limit order of any spot venue, each with its price, its value and how it compares with the market of that moment. `isComplete` says whether executions are missing. Of an open DCA order also the next cycles.',
    tag: 'Orders',
    request: orderFillsRequest,
    names: { parameter: 'key', thing: 'spot order' },
    answer: orderFillPage,
    toWire: (fills: OrderFillsView) => orderFillsToWire(fills),
    topic: 'dca',
    sources: ({ venue }) => [venue],
    maxAgeSeconds: 2,
  }),
  orderEvents: defineEndpoint({
    operationId: 'listDcaEvents',
    path: '/api/dca/events/{account}',
    summary: 'What happened to a trader’s DCA orders, or to one: cycles, openings, endings, newest first.',
    description:
      'A timeline of openings, cycles and endings, of all DCA orders of a wallet or of a single order.',
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
    summary: 'What active DCA orders will buy and sell of each token in the next 24 hours.',
    description:
      'A forecast from the schedules of active DCA orders: what they will buy and sell of each token, by hour and summed up over five horizons. `assumptions` lists what it takes for granted.',
    tag: 'Volume',
    request: dcaPressureRequest,
    answer: tokenPressurePage,
    table: tokenPressureTable,
    toWire: (pressure: DcaPressureView) => dcaPressureToWire(pressure),
    topic: 'dca',
    maxAgeSeconds: 10,
  }),
  limitDepth: defineEndpoint({
    operationId: 'getLimitDepth',
    path: '/api/limit/depth',
    summary: 'Open limit orders of a token by their distance from its price.',
    description:
      'Sums what is left of open limit orders of all venues in buckets of one percent around the token’s current price. Only orders in which the token is the base have a place there: of JUP/SOL that is JUP. `quoteOrders` counts the others and `unpricedOrders` those without a price; `orders` is the sum of all.',
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
 * Returns the venue of an order. For any other id the result depends on all venues, because none of them has
 * such an order.
 */
function sourcesOfIdentity({ kind, venue }: IdentityView): readonly StreamTopic[] {
  if (venue !== undefined) return [venue]
  return kind === 'market' ? ['market_stats'] : allVenues
}
