import { z } from 'zod'
import type { StreamTopic } from '~/domain/protocol'
import { address } from './fields'
import { dcaOrderWire, kaminoOrderWire, limitOrderWire } from './order'
import { panelMeta } from './panel'
import { perpMarketWire, perpStatsWire, perpTradeWire, pricesWire } from './perp'
import { positionRecordWire } from './perp-activity'

/** Returns the schema of a topic's changed rows. */
function changesOf<Row extends z.ZodType>(row: Row) {
  return z.object({
    rows: z.array(row).describe('The rows as they are now. Empty where `resync` is true.'),
    resync: z.boolean().describe('True = too much has changed, or too long ago: read the list again.'),
    meta: panelMeta,
  })
}

/** Schema of each event's data. */
export const streamData = {
  prices: pricesWire,
  dca: changesOf(dcaOrderWire),
  limit: changesOf(limitOrderWire),
  kamino: changesOf(kaminoOrderWire),
  'drift.trades': changesOf(perpTradeWire),
  'drift.positions': changesOf(positionRecordWire).extend({
    accounts: z
      .array(address)
      .optional()
      .describe(
        'User accounts whose positions, orders or balances changed: read them again where you show them. Absent where `resync` is true.',
      ),
  }),
  market_stats: changesOf(perpMarketWire).extend({
    stats: perpStatsWire.optional().describe('The totals as they are now. Absent where `resync` is true.'),
  }),
  freshness: z
    .object({
      prices: panelMeta,
      dca: panelMeta,
      limit: panelMeta,
      kamino: panelMeta,
      'drift.trades': panelMeta,
      'drift.positions': panelMeta,
      market_stats: panelMeta,
    } satisfies Record<StreamTopic, typeof panelMeta>)
    .describe('How old the data of each topic is. Comes every five seconds, whatever topics are asked for.'),
} as const

const id = z
  .string()
  .regex(/^\d{1,18}$/)
  .optional()
  .describe(
    'Goes into `Last-Event-ID` to resume behind this event. Absent where a stream cannot be resumed here.',
  )

function eventOf<const Name extends keyof typeof streamData>(event: Name) {
  return z.object({ event: z.literal(event), id, data: streamData[event] })
}

/** One event of the stream, by topic. */
export const streamEvents = {
  prices: eventOf('prices'),
  dca: eventOf('dca'),
  limit: eventOf('limit'),
  kamino: eventOf('kamino'),
  'drift.trades': eventOf('drift.trades'),
  'drift.positions': eventOf('drift.positions'),
  market_stats: eventOf('market_stats'),
  freshness: eventOf('freshness'),
} as const

/** Any event of the stream. `event` determines the type of `data`. */
export const streamEvent = z
  .discriminatedUnion('event', [
    streamEvents.prices,
    streamEvents.dca,
    streamEvents.limit,
    streamEvents.kamino,
    streamEvents['drift.trades'],
    streamEvents['drift.positions'],
    streamEvents.market_stats,
    streamEvents.freshness,
  ])
  .describe(
    'One event of the stream; `event` says what its `data` is. Clients ignore events that they do not know.',
  )
