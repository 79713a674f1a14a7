import { dcaOrderToWire, kaminoOrderToWire, limitOrderToWire } from '~/contracts/orders/order-to-wire'
import {
  type PerpStatsWire,
  perpMarketToWire,
  perpStatsToWire,
  perpTradeToWire,
  pricesToWire,
} from '~/contracts/perps/perp'
import { positionRecordToWire } from '~/contracts/perps/perp-activity'
import { venueMarketToWire, venuePositionRecordToWire, venueTradeToWire } from '~/contracts/perps/venue-rows'
import { type PanelMeta, panelToWire } from '~/contracts/state/panel'
import type { TotalsOfChoices } from '~/contracts/state/stream-events'
import { trustedAddress } from '~/domain/base/ids'
import { type PositionRecordView, parsePositionRecordKey } from '~/domain/perp/perp-activity-view'
import { agedTopics, changeTopicsOf } from '~/domain/protocol/perp-venue'
import type { DataTopic, StreamTopic } from '~/domain/protocol/protocol'
import { driftOnly, type PerpVenue, perpVenues } from '~/domain/protocol/venues'
import { isSourceUnavailable } from '~/queries/cache/source-unavailable.server'
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
  'drift.positions': (queries, keys) => readPositions(queries, keys, positionRecordToWire),
  market_stats: async (queries, keys) => ({
    rows: (await queries.getPerpMarkets(driftOnly, keys.map(trustedAddress))).map(perpMarketToWire),
    stats: (await readStats(queries, driftOnly)) ?? undefined,
  }),
  'perps.trades': async (queries, keys) => ({
    rows: (await queries.getPerpTrades(keys)).map(venueTradeToWire),
  }),
  'perps.positions': (queries, keys) => readPositions(queries, keys, venuePositionRecordToWire),
  'perps.markets': async (queries, keys) => ({
    rows: (await queries.getPerpMarkets(perpVenues, keys.map(trustedAddress))).map(venueMarketToWire),
    stats: await readTotals(queries),
  }),
}

/** Reads the totals of each venue and of all. */
async function readTotals(queries: Queries): Promise<TotalsOfChoices> {
  const [drift, velocity, all] = await Promise.all([
    readStats(queries, ['drift']),
    readStats(queries, ['velocity']),
    readStats(queries, perpVenues),
  ])
  return { drift, velocity, all }
}

/** Reads the totals of venues. `null`: their markets are being read for the first time. */
async function readStats(queries: Queries, venues: readonly PerpVenue[]): Promise<PerpStatsWire | null> {
  try {
    return perpStatsToWire(await queries.getPerpStats(venues))
  } catch (error) {
    if (isSourceUnavailable(error) && error.isLoading) return null
    throw error
  }
}

/**
 * Reads the changes of positions. The change log contains keys of position records and of User accounts. A changed
 * User account is only listed by its key in the frame.
 */
async function readPositions(
  queries: Queries,
  keys: readonly string[],
  toWire: (record: PositionRecordView) => unknown,
): Promise<FrameRows> {
  const isRecord = (key: string) => parsePositionRecordKey(key) !== undefined
  const rows = (await queries.getPositionRecords(keys.filter(isRecord))).map(toWire)
  return { rows, accounts: keys.filter((key) => !isRecord(key)) }
}

/** Maximum number of changed rows in one frame. If more rows changed, the client must reload its page. */
const mostRows = 100

/** Returns the data of a frame: the changed rows, or `resync: true`. */
export async function rowsData(queries: Queries, topic: RowTopic, keys: ReadonlySet<string> | 'too many') {
  const isTooLarge = keys === 'too many' || keys.size > mostRows
  // Read at the same time, because each read waits for the database once.
  const [freshness, frame] = await Promise.all([
    readAges(queries, [...new Set([topic, ...changeTopicsOf(topic)])]),
    isTooLarge ? { rows: [] } : readers[topic](queries, [...keys]),
  ])
  return { ...frame, resync: isTooLarge, ...agesIn(freshness, topic) }
}

/**
 * Returns the age of the rows of a topic. Rows of several venues also have the age of each venue, because a panel may
 * show those of one.
 */
export function agesIn(freshness: Freshness, topic: RowTopic) {
  const meta = freshness[topic]
  const venues = changeTopicsOf(topic)
  return venues.length > 1
    ? { meta, metas: Object.fromEntries(venues.map((venue) => [venue, freshness[venue]])) }
    : { meta }
}

/** Age of the data of each topic. */
type Freshness = Readonly<Partial<Record<DataTopic, PanelMeta>>>

/** Returns the data of the frame that reports the age of each panel. */
export function freshnessData(queries: Queries): Promise<Freshness> {
  return readAges(queries, agedTopics)
}

async function readAges(queries: Queries, topics: readonly DataTopic[]): Promise<Freshness> {
  const panels = await Promise.all(
    topics.map(async (topic) => [topic, panelToWire(await queries.getPanel(topic))]),
  )
  return Object.fromEntries(panels)
}

/** Returns the data of the frame with the prices in the page header. */
export async function pricesData(queries: Queries) {
  return pricesToWire(await queries.getPrices())
}
