import { dcaOrderToRow, limitOrderToRow } from '~/contracts/orders/order-row'
import type { AnomaliesWire } from '~/contracts/overview'
import { standoutToWire } from '~/contracts/overview'
import { pageLimits } from '~/domain/base/page'
import type { UnixSeconds } from '~/domain/base/time'
import type { DcaOrderView } from '~/domain/order/order-view'
import { findFundingExtreme, findOutlier } from '~/domain/perp/anomalies'
import type { PerpVenue } from '~/domain/protocol/venues'
import type { Queries } from '~/queries/queries.server'

/** Maximum age of a new DCA order, seconds. */
const newForSeconds = 86_400
/**
 * Unit to which start times are rounded, seconds. Because of the rounding, all visitors send the same query
 * and can share a cached result.
 */
const roundedToSeconds = 300

/**
 * Number of largest orders in which to look for an order whose tokens are verified. Unverified tokens are
 * skipped because anyone can create a token whose orders look large.
 */
const looksAmong = 20

const largest = {
  filter: 'active',
  page: 1,
  size: looksAmong,
  sortField: 'amountUsd',
  sortOrder: 'desc',
} as const

/** Reads the markets of a venue and the orders that are unusual. */
export async function readAnomalies(
  queries: Queries,
  venue: PerpVenue,
  nowAt: UnixSeconds,
): Promise<AnomaliesWire> {
  const since = nowAt - newForSeconds
  const [markets, dca, limit] = await Promise.all([
    queries.listPerpMarkets([venue], {
      filter: 'listed',
      page: 1,
      size: pageLimits.largestSize,
      sortField: 'openInterestUsd',
      sortOrder: 'desc',
    }),
    queries.listDcaOrders({ ...largest, openedFrom: since - (since % roundedToSeconds) }),
    queries.listLimitOrders(largest),
  ])
  const newDca = dca.rows.find(isVouchedFor)
  const largestLimit = limit.rows.find(isVouchedFor)
  return {
    outlier: standoutToWire(findOutlier(markets.rows)),
    newDca: newDca === undefined ? null : dcaOrderToRow(newDca),
    largestLimit: largestLimit === undefined ? null : limitOrderToRow(largestLimit),
    funding: standoutToWire(findFundingExtreme(markets.rows)),
  }
}

function isVouchedFor({ input, output }: Pick<DcaOrderView, 'input' | 'output'>): boolean {
  return input.verified && output.verified
}
