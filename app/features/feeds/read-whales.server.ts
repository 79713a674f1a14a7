import type { PageContext } from '~/context.server'
import { dcaOrderToWire, kaminoOrderToWire, limitOrderToWire } from '~/contracts/orders/order-to-wire'
import { pageLimits } from '~/domain/base/page'
import { perpMarketKey } from '~/domain/perp/perp'
import type { PositionRecordView } from '~/domain/perp/perp-activity-view'
import { perpVenues } from '~/domain/protocol/venues'
import type { FeedEntry } from './feed'
import { orderEntry, positionEntry } from './whale-feed'

/** Maximum number of entries in the feed. */
const mostEntries = 50
/**
 * Number of latest executions in which to look for positions. It is higher than the number of entries,
 * because one position can have many executions.
 */
const mostRecords = 500

/** Reads the latest large orders and the latest large positions, newest first. */
export async function readWhales(queries: PageContext['queries'], leastUsd: number): Promise<FeedEntry[]> {
  const ofOrders = {
    filter: 'historical',
    page: 1,
    size: mostEntries,
    sortField: 'createdAt',
    sortOrder: 'desc',
    minAmountUsd: leastUsd,
  } as const
  const [dca, limit, kamino, positions] = await Promise.all([
    queries.listDcaOrders(ofOrders),
    queries.listLimitOrders(ofOrders),
    queries.listKaminoOrders(ofOrders),
    readPositions(queries, leastUsd),
  ])
  const orders = [
    ...dca.rows.map((order) => orderEntry(dcaOrderToWire(order), 'Jupiter DCA')),
    ...limit.rows.map((order) => orderEntry(limitOrderToWire(order), 'Jupiter Limit')),
    ...kamino.rows.map((order) => orderEntry(kaminoOrderToWire(order), 'Kamino')),
  ].filter((entry) => entry !== undefined)
  return [...orders, ...positions]
    .sort((left, right) => right.updatedAt - left.updatedAt || left.id.localeCompare(right.id))
    .slice(0, mostEntries)
}

/** Reads each position once, in its state after the latest execution. */
async function readPositions(queries: PageContext['queries'], minSizeUsd: number): Promise<FeedEntry[]> {
  const [{ records }, markets] = await Promise.all([
    queries.listPositionRecords(perpVenues, { limit: mostRecords, minSizeUsd }),
    queries.listPerpMarkets(perpVenues, {
      filter: 'all',
      page: 1,
      size: pageLimits.largestSize,
      sortField: 'name',
      sortOrder: 'asc',
    }),
  ])
  const marketOf = new Map(markets.rows.map((market) => [perpMarketKey(market), market]))
  return newestOfEach(records).flatMap((record) => {
    const { authority, side, sizeUsd, at } = record
    const market = marketOf.get(perpMarketKey(record))
    if (market === undefined) return []
    const { venue, key: marketKey, name: marketName } = market
    return [positionEntry({ venue, marketKey, marketName, wallet: authority, side, sizeUsd, at })]
  })
}

/** Returns the latest record of each position. `records` must be sorted by time, newest first. */
function newestOfEach(records: readonly PositionRecordView[]): PositionRecordView[] {
  const byPosition = new Map<string, PositionRecordView>()
  for (const record of records) {
    const position = `${record.authority} ${perpMarketKey(record)} ${record.side}`
    if (!byPosition.has(position)) byPosition.set(position, record)
  }
  return [...byPosition.values()]
}
