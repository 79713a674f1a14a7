import { createPressureQuery } from './dca-pressure.server'
import { resolveIdentity } from './identity.server'
import { readDepth } from './limit-depth.server'
import { readOpenLimitsOf } from './open-limits.server'
import { readEventsOfOrders } from './order-events.server'
import { readFillsOfOrder } from './order-fills.server'
import type { InsightQueries } from './queries.server'
import type { SpotDeps } from './token-sides.server'

export function createInsightQueries(deps: SpotDeps): InsightQueries {
  return {
    resolveIdentity: (request) => resolveIdentity(deps, request),
    listOrderEvents: (request) => readEventsOfOrders(deps, request),
    getOrderFills: (request) => readFillsOfOrder(deps, request),
    listDcaPressure: createPressureQuery(deps),
    getLimitDepth: (request) => readDepth(deps, request),
    getOpenLimits: (venue) => readOpenLimitsOf(deps, venue),
  }
}
