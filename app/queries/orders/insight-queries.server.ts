import type { DepthRequest, DepthView } from '~/domain/order/depth-view'
import type { OrderFillsRequest, OrderFillsView } from '~/domain/order/fill-view'
import type { IdentityRequest, IdentityView, PrefixMatchesView } from '~/domain/order/identity-view'
import type { OrderEventsRequest, OrderEventView } from '~/domain/order/order-event-view'
import type { OpenLimitsView } from '~/domain/order/order-view'
import type {
  DcaForecastRequest,
  DcaForecastView,
  DcaPressureRequest,
  DcaPressureView,
} from '~/domain/order/pressure-view'
import type { UpcomingRequest, UpcomingView } from '~/domain/order/upcoming-view'
import type { LimitVenue } from '~/domain/protocol/spot-venue'
import type { SpotDeps } from '../tokens/token-sides.server'
import { createForecastQuery } from './dca-forecast.server'
import { createPressureQuery } from './dca-pressure.server'
import { createPressureSums } from './dca-pressure-sums.server'
import { findByPrefix, resolveIdentity } from './identity.server'
import { readDepth } from './limit-depth.server'
import { readOpenLimitsOf } from './open-limits.server'
import { readEventsOfOrders } from './order-events.server'
import { readFillsOfOrder } from './order-fills.server'
import { readUpcoming } from './upcoming-cycles.server'

/** Queries for the details of orders. */
export interface InsightQueries {
  /**
   * Identifies an id. If nothing has this id, the result has the kind `unknown`. The result is never
   * `undefined`.
   */
  resolveIdentity(request: IdentityRequest): Promise<IdentityView>
  /** Finds spot orders and wallets by the beginning of their addresses, at most a page of each. */
  findByPrefix(prefix: string): Promise<PrefixMatchesView>
  /**
   * Returns the events of DCA orders, newest first. Returns `undefined` if the order is unknown or if the
   * wallet has no known orders.
   */
  listOrderEvents(request: OrderEventsRequest): Promise<readonly OrderEventView[] | undefined>
  /** Returns the executions of a spot order, newest first. Returns `undefined` for an unknown order. */
  getOrderFills(request: OrderFillsRequest): Promise<OrderFillsView | undefined>
  /** Returns the planned purchases and sales of active DCA orders by token, the largest net amount first. */
  listDcaPressure(request: DcaPressureRequest): Promise<DcaPressureView>
  /** Returns the planned purchases and sales of active DCA orders, added up over the tokens. */
  getDcaForecast(request: DcaForecastRequest): Promise<DcaForecastView>
  /** Returns the planned cycles of a token’s active DCA orders, soonest first. */
  listUpcomingExecutions(request: UpcomingRequest): Promise<UpcomingView>
  getLimitDepth(request: DepthRequest): Promise<DepthView>
  /** Returns the remaining amount of all active limit orders of a venue. */
  getOpenLimits(venue: LimitVenue): Promise<OpenLimitsView>
}

export function createInsightQueries(deps: SpotDeps): InsightQueries {
  const readPressureSums = createPressureSums(deps)
  return {
    resolveIdentity: (request) => resolveIdentity(deps, request),
    findByPrefix: (prefix) => findByPrefix(deps, prefix),
    listOrderEvents: (request) => readEventsOfOrders(deps, request),
    getOrderFills: (request) => readFillsOfOrder(deps, request),
    listDcaPressure: createPressureQuery(deps, readPressureSums),
    getDcaForecast: createForecastQuery(deps, readPressureSums),
    listUpcomingExecutions: (request) => readUpcoming(deps, request),
    getLimitDepth: (request) => readDepth(deps, request),
    getOpenLimits: (venue) => readOpenLimitsOf(deps, venue),
  }
}
