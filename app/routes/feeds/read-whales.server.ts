import type { FeedEntry } from '~/components/feeds/feed'
import { orderEntry, positionEntry } from '~/components/feeds/whale-feed'
import type { PageContext } from '~/context.server'
import { dcaOrderToWire, kaminoOrderToWire, limitOrderToWire } from '~/contracts/order-to-wire'
import { pageLimits } from '~/domain/page'
import type { PositionRecordView } from '~/domain/perp-activity-view'

/** Entries of the feed. */
const mostEntries = 50
/** Executions that are looked through for positions: one position has many. */
const mostRecords = 500

/** The newest large orders and positions, the newest first. */
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

/** Each position once, as its newest execution left it. */
async function readPositions(queries: PageContext['queries'], minSizeUsd: number): Promise<FeedEntry[]> {
  const [records, markets] = await Promise.all([
    queries.listPositionRecords({ limit: mostRecords, minSizeUsd }),
    queries.listPerpMarkets({
      filter: 'all',
      page: 1,
      size: pageLimits.largestSize,
      sortField: 'name',
      sortOrder: 'asc',
    }),
  ])
  const marketOf = new Map(markets.rows.map((market) => [market.marketIndex, market]))
  return newestOfEach(records).flatMap(({ marketIndex, authority, side, sizeUsd, at }) => {
    const market = marketOf.get(marketIndex)
    if (market === undefined) return []
    const { key: marketKey, name: marketName } = market
    return [positionEntry({ marketKey, marketName, wallet: authority, side, sizeUsd, at })]
  })
}

/** The first record of each position in a list that has the newest first. */
function newestOfEach(records: readonly PositionRecordView[]): PositionRecordView[] {
  const byPosition = new Map<string, PositionRecordView>()
  for (const record of records) {
    const position = `${record.authority} ${record.marketIndex} ${record.side}`
    if (!byPosition.has(position)) byPosition.set(position, record)
  }
  return [...byPosition.values()]
}
