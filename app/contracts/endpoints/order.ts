import type { Page } from '~/domain/base/page'
import type { UnixSeconds } from '~/domain/base/time'
import type { DcaOrderView, LimitOrderView, OrderFilter } from '~/domain/order/order-view'
import {
  dcaOrderPage,
  dcaOrderWire,
  kaminoOrderPage,
  kaminoOrderWire,
  limitOrderPage,
  limitOrderWire,
} from '../orders/order'
import { dcaOrderToWire, kaminoOrderToWire, limitOrderToWire } from '../orders/order-to-wire'
import { spotOrderRequest } from '../orders/spot-order-request'
import { defineEndpoint } from '../schema/endpoint'
import { pageToWire } from '../schema/page'
import { dcaOrdersRequest, kaminoOrdersRequest, limitOrdersRequest } from '../schema/requests'

/** Returns the times in a request. Lists of orders are filtered by opening time. */
const askedTimes = ({
  openedFrom,
  openedBefore,
}: Partial<Record<'openedFrom' | 'openedBefore', UnixSeconds | undefined>>) => [openedFrom, openedBefore]

/**
 * Limits a list of all orders to the history window of the plan. Active orders are included regardless of
 * their age.
 */
const within = <Request extends { readonly filter: OrderFilter }>(
  request: Request,
  reachDays: number | null,
) => (request.filter === 'active' ? request : { ...request, reachDays })

/** Endpoints for lists of spot orders. */
export const orderEndpoints = {
  dcaOrders: defineEndpoint({
    operationId: 'listDcaOrders',
    path: '/api/dca/all',
    summary: 'Jupiter DCA orders: active, or all in your plan’s history.',
    description:
      'Each row is the state of an order: progress, amounts, value and the next cycle. Filters can be combined. Read the whole list with `after`, and poll only changed rows with `since`.',
    tag: 'Orders',
    request: dcaOrdersRequest,
    askedTimes,
    within,
    answer: dcaOrderPage,
    toWire: (page: Page<DcaOrderView>) => pageToWire(page, dcaOrderToWire),
    topic: 'dca',
    changes: 'dca',
    maxAgeSeconds: 1,
  }),
  limitOrders: defineEndpoint({
    operationId: 'listLimitOrders',
    path: '/api/limit/all',
    summary: 'Jupiter limit orders of both programs: active, or all in your plan’s history.',
    description:
      'Orders of Jupiter’s current limit order program (Trigger) and its predecessor; see `protocol`. `makingAmount` and `takingAmount` are what remains of each side, `ori…` what it was at the opening. `sortField=awayPercent` sorts by the distance of the limit price from the market price of the base token, or of `tokenMint`, in either direction. Read the whole list with `after`, and poll only changed rows with `since`.',
    tag: 'Orders',
    request: limitOrdersRequest,
    askedTimes,
    within,
    answer: limitOrderPage,
    toWire: (page: Page<LimitOrderView>) => pageToWire(page, limitOrderToWire),
    topic: 'limit',
    changes: 'limit',
    maxAgeSeconds: 1,
  }),
  kaminoOrders: defineEndpoint({
    operationId: 'listKaminoOrders',
    path: '/api/kamino/orders/all',
    summary: 'Kamino limit orders: active, or all in your plan’s history.',
    description:
      'Each row is the state of a Kamino limit order, including its fills so far. Read the whole list with `after`, and poll only changed rows with `since`.',
    tag: 'Orders',
    request: kaminoOrdersRequest,
    askedTimes,
    within,
    answer: kaminoOrderPage,
    toWire: (page: Page<LimitOrderView>) => pageToWire(page, kaminoOrderToWire),
    topic: 'kamino',
    changes: 'kamino',
    maxAgeSeconds: 1,
  }),
  dcaOrder: defineEndpoint({
    operationId: 'getDcaOrder',
    path: '/api/dca/orders/{key}',
    summary: 'One Jupiter DCA order, open or closed.',
    description: 'The row of `/api/dca/all` for one order, of any age.',
    tag: 'Orders',
    request: spotOrderRequest,
    names: { parameter: 'key', thing: 'DCA order' },
    answer: dcaOrderWire,
    toWire: (order: DcaOrderView) => dcaOrderToWire(order),
    topic: 'dca',
    maxAgeSeconds: 1,
  }),
  limitOrder: defineEndpoint({
    operationId: 'getLimitOrder',
    path: '/api/limit/orders/{key}',
    summary: 'One Jupiter limit order, open or closed.',
    description: 'The row of `/api/limit/all` for one order, of any age.',
    tag: 'Orders',
    request: spotOrderRequest,
    names: { parameter: 'key', thing: 'Jupiter limit order' },
    answer: limitOrderWire,
    toWire: (order: LimitOrderView) => limitOrderToWire(order),
    topic: 'limit',
    maxAgeSeconds: 1,
  }),
  kaminoOrder: defineEndpoint({
    operationId: 'getKaminoOrder',
    path: '/api/kamino/orders/{key}',
    summary: 'One Kamino limit order, open or closed.',
    description: 'The row of `/api/kamino/orders/all` for one order, of any age.',
    tag: 'Orders',
    request: spotOrderRequest,
    names: { parameter: 'key', thing: 'Kamino limit order' },
    answer: kaminoOrderWire,
    toWire: (order: LimitOrderView) => kaminoOrderToWire(order),
    topic: 'kamino',
    maxAgeSeconds: 1,
  }),
} as const
