import { loadPanel, loadPolledPage } from '~/api/response/panel-result.server'
import type { PageContext } from '~/context.server'
import { kaminoOrderToRow, limitOrderToRow } from '~/contracts/orders/order-row'
import { perpPositionToWire } from '~/contracts/perps/perp-account'
import type { Address } from '~/domain/base/ids'
import { driftOnly } from '~/domain/protocol/protocol'
import { pageSizeOf, parseListQuery } from '~/ui/table/list-query'
import { accountLists, knownTotal, type VenueTab } from './account-lists'

const size = 20

/**
 * Reads the trader's orders or positions at the selected venue, and the number of orders and positions at
 * each venue. The rows of the other venues are not sent to the browser.
 */
export async function readVenue(
  context: PageContext,
  trader: Address,
  params: URLSearchParams,
  tab: VenueTab,
) {
  const { queries } = context
  const limit = parseListQuery(accountLists.limit, params)
  const kamino = parseListQuery(accountLists.kamino, params)
  const [limitOrders, kaminoOrders, positions] = await Promise.all([
    loadPanel(
      context,
      'limit',
      queries.listLimitOrders({ ...limit, size: pageSizeOf(limit, size), maker: trader }),
      limitOrderToRow,
    ),
    loadPanel(
      context,
      'kamino',
      queries.listKaminoOrders({ ...kamino, size: pageSizeOf(kamino, size), maker: trader }),
      kaminoOrderToRow,
    ),
    loadPolledPage(
      context,
      'drift.positions',
      queries.listUserPerpPositions(driftOnly, { user: trader, page: 1, size: 100, sortOrder: 'desc' }),
      perpPositionToWire,
    ),
  ])
  return {
    counts: {
      limit: knownTotal(limitOrders),
      kamino: knownTotal(kaminoOrders),
      drift: knownTotal({ page: positions.data, meta: positions.meta }),
    },
    limit: tab === 'limit' ? { query: limit, answer: limitOrders } : undefined,
    kamino: tab === 'kamino' ? { query: kamino, answer: kaminoOrders } : undefined,
    drift: tab === 'drift' ? positions : undefined,
  }
}
