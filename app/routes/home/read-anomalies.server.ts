import { dcaOrderToRow, limitOrderToRow } from '~/contracts/order-row'
import type { AnomaliesWire } from '~/contracts/overview'
import { standoutToWire } from '~/contracts/overview'
import { findFundingExtreme, findOutlier } from '~/domain/anomalies'
import type { DcaOrderView } from '~/domain/order-view'
import { pageLimits } from '~/domain/page'
import type { UnixSeconds } from '~/domain/time'
import type { Queries } from '~/queries/queries.server'

/** How long a DCA order is new, seconds. */
const newForSeconds = 86_400
/** So that everybody asks the same question for a while, and one answer does for all. */
const roundedToSeconds = 300

/** Among so many of the largest is one of tokens that somebody vouches for: anybody can make a token whose orders look large. */
const looksAmong = 20

const largest = {
  filter: 'active',
  page: 1,
  size: looksAmong,
  sortField: 'amountUsd',
  sortOrder: 'desc',
} as const

/** What is worth a look: the markets and the orders that stand out (B38). */
export async function readAnomalies(queries: Queries, nowAt: UnixSeconds): Promise<AnomaliesWire> {
  const since = nowAt - newForSeconds
  const [markets, dca, limit] = await Promise.all([
    queries.listPerpMarkets({
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
