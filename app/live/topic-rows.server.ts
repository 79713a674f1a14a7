import { dcaOrderToWire, kaminoOrderToWire, limitOrderToWire } from '~/contracts/orders/order-to-wire'
import { perpMarketToWire, perpStatsToWire, perpTradeToWire, pricesToWire } from '~/contracts/perps/perp'
import { positionRecordToWire } from '~/contracts/perps/perp-activity'
import { panelToWire } from '~/contracts/state/panel'
import { trustedAddress } from '~/domain/base/ids'
import { parsePositionRecordId } from '~/domain/perp/perp-activity-view'
import { perpVenues, type StreamTopic } from '~/domain/protocol/protocol'
import type { Queries } from '~/queries/queries.server'

/** Topics whose frames contain rows. */
export type RowTopic = Exclude<StreamTopic, 'prices'>

/** Content of a frame, without `resync` and the age of the data. */
interface FrameRows {
  readonly rows: readonly unknown[]
  readonly [more: string]: unknown
}

type RowReader = (queries: Queries, keys: readonly string[]) => Promise<FrameRows>

/** Reads the rows of each topic by the keys in its change log. */
const readers: Readonly<Record<RowTopic, RowReader>> = {
  dca: async (queries, keys) => ({
    rows: (await queries.getDcaOrders(keys.map(trustedAddress))).map(dcaOrderToWire),
  }),
  limit: async (queries, keys) => ({
    rows: (await queries.getLimitOrders(keys.map(trustedAddress))).map(limitOrderToWire),
  }),
  kamino: async (queries, keys) => ({
    rows: (await queries.getLimitOrders(keys.map(trustedAddress))).map(kaminoOrderToWire),
  }),
  'drift.trades': async (queries, keys) => ({
    rows: (await queries.getPerpTrades(keys)).map(perpTradeToWire),
  }),
  // The change log contains keys of position records and of User accounts. A changed User account is only
  // listed by its key in the frame.
  'drift.positions': async (queries, keys) => {
    const isRecord = (key: string) => parsePositionRecordId(key) !== undefined
    const rows = (await queries.getPositionRecords(keys.filter(isRecord))).map(positionRecordToWire)
    return { rows, accounts: keys.filter((key) => !isRecord(key)) }
  },
  'perps.trades': async (queries, keys) => ({
    rows: (await queries.getPerpTrades(keys)).map((trade) => ({
      ...perpTradeToWire(trade),
      venue: perpVenues[0],
    })),
  }),
  'perps.positions': async (queries, keys) => {
    const isRecord = (key: string) => parsePositionRecordId(key) !== undefined
    const records = await queries.getPositionRecords(keys.filter(isRecord))
    const rows = records.map((record) => ({ ...positionRecordToWire(record), venue: perpVenues[0] }))
    return { rows, accounts: keys.filter((key) => !isRecord(key)) }
  },
  market_stats: async (queries, keys) => ({
    rows: (await queries.getPerpMarkets(keys.map(trustedAddress))).map(perpMarketToWire),
    stats: perpStatsToWire(await queries.getPerpStats()),
  }),
}

/** Maximum number of changed rows in one frame. If more rows changed, the client must reload its page. */
const mostRows = 100

/** Returns the data of a frame: the changed rows, or `resync: true`. */
export async function rowsData(queries: Queries, topic: RowTopic, keys: ReadonlySet<string> | 'too many') {
  const meta = panelToWire(await queries.getPanel(topic))
  if (keys === 'too many' || keys.size > mostRows) return { rows: [], resync: true, meta }
  return { ...(await readers[topic](queries, [...keys])), resync: false, meta }
}

/** Returns the data of the frame that reports the age of each panel. */
export async function freshnessData(queries: Queries, topics: readonly StreamTopic[]) {
  const panels = await Promise.all(
    topics.map(async (topic) => [topic, panelToWire(await queries.getPanel(topic))]),
  )
  return Object.fromEntries(panels)
}

/** Returns the data of the frame with the prices in the page header. */
export async function pricesData(queries: Queries) {
  return pricesToWire(await queries.getPrices())
}
