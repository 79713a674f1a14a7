import examples from './examples.json'
import type { Part } from './schemas.server'

/** The origin that examples are written with; readers get that of the installation. */
export const writtenOrigin = 'https://sextant.example'

/** What the simulated world answers, with the installation's own addresses; `npm run examples` writes it. */
export interface ShownExamples {
  /** The example of an operation's answer as a member of its media type; empty = there is none. */
  of(operationId: string): Part
  /** An example of each event of the stream, by topic. */
  readonly events: Readonly<Record<string, Part>>
}

/** Examples for readers of an installation at an origin. */
export function createShownExamples(publicUrl: string): ShownExamples {
  const answers: typeof examples = JSON.parse(JSON.stringify(examples).replaceAll(writtenOrigin, publicUrl))
  const byOperation: Readonly<Record<string, unknown>> = answers
  return {
    of(operationId) {
      const example = byOperation[operationId]
      return example === undefined ? {} : { example }
    },
    events: eventsOf(answers),
  }
}

/** The age of the world that the examples show, which stood still at one moment. */
const meta = { source: 'simulated', dataTime: 1_795_175_999, dataSlot: 385_451_998, notice: null } as const

function eventsOf(answers: typeof examples): Readonly<Record<string, Part>> {
  const changed = (rows: readonly unknown[], more: Part = {}) => ({
    rows: rows.slice(0, 1),
    ...more,
    resync: false,
    meta,
  })
  const data: Readonly<Record<string, Part>> = {
    prices: answers.getDashboardPrices,
    dca: changed(answers.listDcaOrders.content),
    limit: changed(answers.listLimitOrders.content),
    kamino: changed(answers.listKaminoOrders.content),
    'drift.trades': changed(answers.listPerpTrades.content),
    'drift.positions': changed(answers.listPositionRecords, { accounts: [answers.getPerpAccount.publicKey] }),
    market_stats: changed(answers.listPerpMarkets.content, { stats: answers.getPerpStats }),
    freshness: {
      prices: meta,
      dca: meta,
      limit: meta,
      kamino: meta,
      'drift.trades': meta,
      'drift.positions': meta,
      market_stats: meta,
    },
  }
  return Object.fromEntries(
    Object.entries(data).map(([event, payload], index) => [
      event,
      { event, id: String(154 + index), data: payload },
    ]),
  )
}
