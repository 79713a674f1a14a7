import { dcaOrderToWire, kaminoOrderToWire, limitOrderToWire } from '~/contracts/order-to-wire'
import { panelToWire } from '~/contracts/panel'
import { perpMarketToWire, perpStatsToWire, perpTradeToWire, pricesToWire } from '~/contracts/perp'
import { positionRecordToWire } from '~/contracts/perp-activity'
import { trustedAddress } from '~/domain/ids'
import { parsePositionRecordId } from '~/domain/perp-activity-view'
import type { StreamTopic } from '~/domain/protocol'
import type { Queries } from '~/queries/queries.server'

/** Topics whose frames carry rows. */
export type RowTopic = Exclude<StreamTopic, 'prices'>

/** What a frame says beside its order to read anew, or not, and its age. */
interface FrameRows {
  readonly rows: readonly unknown[]
  readonly [more: string]: unknown
}

type RowReader = (queries: Queries, keys: readonly string[]) => Promise<FrameRows>

/** The rows of a topic by the keys that its change log names. */
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
  // The log names records and User accounts; of an account the frame only says that it is another now.
  'drift.positions': async (queries, keys) => {
    const isRecord = (key: string) => parsePositionRecordId(key) !== undefined
    const rows = (await queries.getPositionRecords(keys.filter(isRecord))).map(positionRecordToWire)
    return { rows, accounts: keys.filter((key) => !isRecord(key)) }
  },
  market_stats: async (queries, keys) => ({
    rows: (await queries.getPerpMarkets(keys.map(trustedAddress))).map(perpMarketToWire),
    stats: perpStatsToWire(await queries.getPerpStats()),
  }),
}

/** More rows than this in one frame are not worth sending: the client reads its page anew. */
const mostRows = 100

/** Data of a frame with the rows that changed, or with the order to read anew. */
export async function rowsData(queries: Queries, topic: RowTopic, keys: ReadonlySet<string> | 'too many') {
  const meta = panelToWire(await queries.getPanel(topic))
  if (keys === 'too many' || keys.size > mostRows) return { rows: [], resync: true, meta }
  return { ...(await readers[topic](queries, [...keys])), resync: false, meta }
}

/** Data of the frame that says how old each panel is. */
export async function freshnessData(queries: Queries, topics: readonly StreamTopic[]) {
  const panels = await Promise.all(
    topics.map(async (topic) => [topic, panelToWire(await queries.getPanel(topic))]),
  )
  return Object.fromEntries(panels)
}

/** Data of the frame with the header's prices. */
export async function pricesData(queries: Queries) {
  return pricesToWire(await queries.getPrices())
}
