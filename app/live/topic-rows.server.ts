import { dcaOrderToWire, kaminoOrderToWire, limitOrderToWire } from '~/contracts/order-to-wire'
import { panelToWire } from '~/contracts/panel'
import { perpTradeToWire, pricesToWire } from '~/contracts/perp'
import { trustedAddress } from '~/domain/ids'
import type { Queries } from '~/queries/queries.server'
import type { ServedTopic } from './live.server'

/** Topics whose frames carry rows. */
export type RowTopic = Exclude<ServedTopic, 'prices'>

type RowReader = (queries: Queries, keys: readonly string[]) => Promise<readonly unknown[]>

/** The rows of a topic by the keys that its change log names. */
const readers: Readonly<Record<RowTopic, RowReader>> = {
  dca: async (queries, keys) => (await queries.getDcaOrders(keys.map(trustedAddress))).map(dcaOrderToWire),
  limit: async (queries, keys) =>
    (await queries.getLimitOrders(keys.map(trustedAddress))).map(limitOrderToWire),
  kamino: async (queries, keys) =>
    (await queries.getLimitOrders(keys.map(trustedAddress))).map(kaminoOrderToWire),
  'drift.trades': async (queries, keys) => (await queries.getPerpTrades(keys)).map(perpTradeToWire),
}

/** More rows than this in one frame are not worth sending: the client reads its page anew. */
const mostRows = 100

/** Data of a frame with the rows that changed, or with the order to read anew. */
export async function rowsData(queries: Queries, topic: RowTopic, keys: ReadonlySet<string> | 'too many') {
  const meta = panelToWire(await queries.getPanel(topic))
  if (keys === 'too many' || keys.size > mostRows) return { rows: [], resync: true, meta }
  return { rows: await readers[topic](queries, [...keys]), resync: false, meta }
}

/** Data of the frame that says how old each panel is. */
export async function freshnessData(queries: Queries, topics: readonly ServedTopic[]) {
  const panels = await Promise.all(
    topics.map(async (topic) => [topic, panelToWire(await queries.getPanel(topic))]),
  )
  return Object.fromEntries(panels)
}

/** Data of the frame with the header's prices. */
export async function pricesData(queries: Queries) {
  return pricesToWire(await queries.getPrices())
}
