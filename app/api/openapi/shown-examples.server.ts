import { agedTopics, changeTopicsOf } from '~/domain/protocol/perp-venue'
import examples from './examples.json'
import type { Part } from './schemas.server'

/** Origin in the stored examples. In the document it is replaced by the origin of the installation. */
export const writtenOrigin = 'https://sextant.example'

/**
 * Example responses from the simulated world, with the URLs of this installation. `npm run examples` writes
 * the stored examples.
 */
export interface ShownExamples {
  /**
   * Returns the example response of an operation, as a property of its media type. Returns an empty object if
   * the operation has no example.
   */
  of(operationId: string): Part
  /** Example of each stream event, by topic. */
  readonly events: Readonly<Record<string, Part>>
}

/** Creates the examples for an installation at an origin. */
export function createShownExamples(publicUrl: string): ShownExamples {
  const results: typeof examples = JSON.parse(JSON.stringify(examples).replaceAll(writtenOrigin, publicUrl))
  const byOperation: Readonly<Record<string, unknown>> = results
  return {
    of(operationId) {
      const example = byOperation[operationId]
      return example === undefined ? {} : { example }
    },
    events: eventsOf(results),
  }
}

/**
 * Source and age of the data in the examples of stream events. All examples show the simulated world at the
 * same time.
 */
const meta = { source: 'simulated', dataTime: 1_795_176_000, dataSlot: 385_452_000, notice: null } as const

function eventsOf(results: typeof examples): Readonly<Record<string, Part>> {
  const changed = (rows: readonly unknown[], more: Part = {}) => ({
    rows: rows.slice(0, 1),
    ...more,
    resync: false,
    meta,
  })
  /** Changed rows of all perps venues. The ages of Drift's and of Velocity's rows have the names of these topics. */
  const ofVenues = (rows: readonly unknown[], topics: readonly string[], more: Part = {}) =>
    changed(rows, { ...more, metas: Object.fromEntries(topics.map((topic) => [topic, meta])) })
  const data: Readonly<Record<string, Part>> = {
    prices: results.getDashboardPrices,
    dca: changed(results.listDcaOrders.content),
    limit: changed(results.listLimitOrders.content),
    kamino: changed(results.listKaminoOrders.content),
    'drift.trades': changed(results.listPerpTrades.content),
    'drift.positions': changed(results.listPositionRecords, { accounts: [results.getPerpAccount.publicKey] }),
    market_stats: changed(results.listPerpMarkets.content, { stats: results.getPerpStats }),
    'perps.trades': ofVenues(results.listVenuePerpTrades.content, changeTopicsOf('perps.trades')),
    'perps.positions': ofVenues(results.listVenuePositionRecords, changeTopicsOf('perps.positions'), {
      accounts: [results.getVenuePerpAccount.publicKey],
    }),
    'perps.markets': ofVenues(results.listVenuePerpMarkets.content, changeTopicsOf('perps.markets'), {
      stats: {
        drift: results.getPerpStats,
        velocity: results.getVenuePerpStats,
        all: results.getVenuePerpStats,
      },
    }),
    freshness: Object.fromEntries(agedTopics.map((topic) => [topic, meta])),
  }
  return Object.fromEntries(
    Object.entries(data).map(([event, payload], index) => [
      event,
      { event, id: String(154 + index), data: payload },
    ]),
  )
}
