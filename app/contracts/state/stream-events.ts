import { z } from 'zod'
import type { VenueChoice } from '~/domain/perp/venue-choice'
import type { AgedTopic } from '~/domain/protocol/protocol'
import { dcaOrderWire, kaminoOrderWire, limitOrderWire } from '../orders/order'
import { perpMarketWire, perpStatsWire, perpTradeWire, pricesWire } from '../perps/perp'
import { positionRecordWire } from '../perps/perp-activity'
import { venueMarketWire, venuePositionRecordWire, venueTradeWire } from '../perps/venue-rows'
import { address } from '../schema/fields'
import { panelMeta } from './panel'

/** Returns the schema of the changed rows of a topic. */
function changesOf<Row extends z.ZodType>(row: Row) {
  return z.object({
    rows: z.array(row).describe('Current rows. Empty if `resync` is true.'),
    resync: z.boolean().describe('True = too many changes, or too long ago: reload the list.'),
    meta: panelMeta,
  })
}

const accounts = z
  .array(address)
  .optional()
  .describe(
    'User accounts whose positions, orders or balances changed: reload those that you show. Absent if `resync` is true.',
  )

/** Returns the schema of the changed rows of all perps venues. `metas` are the ages of each venue. */
function changesOfVenues<Row extends z.ZodType, Metas extends z.ZodRawShape>(row: Row, metas: Metas) {
  return changesOf(row).extend({
    metas: z
      .object(metas)
      .describe('Age of the rows of each venue, by its topic in `freshness`. `meta` is the age of all rows.'),
  })
}

/** Totals of the markets of each venue, and of all. */
const totalsOfChoices = z.object({
  drift: perpStatsWire.nullable(),
  velocity: perpStatsWire.nullable(),
  all: perpStatsWire.nullable(),
} satisfies Record<VenueChoice, z.ZodNullable<typeof perpStatsWire>>)
export type TotalsOfChoices = z.infer<typeof totalsOfChoices>

/** Schema of the data of each stream event. */
export const streamData = {
  prices: pricesWire,
  dca: changesOf(dcaOrderWire),
  limit: changesOf(limitOrderWire),
  kamino: changesOf(kaminoOrderWire),
  'drift.trades': changesOf(perpTradeWire),
  'drift.positions': changesOf(positionRecordWire).extend({ accounts }),
  'perps.trades': changesOfVenues(venueTradeWire, {
    'drift.trades': panelMeta,
    'velocity.trades': panelMeta,
  }),
  'perps.positions': changesOfVenues(venuePositionRecordWire, {
    'drift.positions': panelMeta,
    'velocity.positions': panelMeta,
  }).extend({ accounts }),
  market_stats: changesOf(perpMarketWire).extend({
    stats: perpStatsWire
      .optional()
      .describe('Current totals. Absent if `resync` is true, and before the first data.'),
  }),
  'perps.markets': changesOfVenues(venueMarketWire, {
    market_stats: panelMeta,
    'velocity.markets': panelMeta,
  }).extend({
    stats: totalsOfChoices
      .optional()
      .describe(
        'Current totals of each venue and of all. Absent if `resync` is true. Totals are null before the first data of their venues.',
      ),
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
      'perps.trades': panelMeta,
      'perps.positions': panelMeta,
      'perps.markets': panelMeta,
      'velocity.trades': panelMeta,
      'velocity.positions': panelMeta,
      'velocity.markets': panelMeta,
    } satisfies Record<AgedTopic, typeof panelMeta>)
    .describe(
      'Age of the data of each topic, and of the data of each perps venue. Sent every five seconds, regardless of `topics`.',
    ),
} as const

const id = z
  .string()
  .regex(/^\d{1,18}$/)
  .optional()
  .describe(
    'Pass it as `Last-Event-ID` to resume after this event. Absent if this event cannot be resumed from.',
  )

function eventOf<const Name extends keyof typeof streamData>(event: Name) {
  return z.object({ event: z.literal(event), id, data: streamData[event] })
}

/** One event of the stream. Its type depends on the topic. */
export const streamEvents = {
  prices: eventOf('prices'),
  dca: eventOf('dca'),
  limit: eventOf('limit'),
  kamino: eventOf('kamino'),
  'drift.trades': eventOf('drift.trades'),
  'drift.positions': eventOf('drift.positions'),
  market_stats: eventOf('market_stats'),
  'perps.trades': eventOf('perps.trades'),
  'perps.positions': eventOf('perps.positions'),
  'perps.markets': eventOf('perps.markets'),
  freshness: eventOf('freshness'),
} as const

/** Any event of the stream. The field `event` determines the type of `data`. */
export const streamEvent = z
  .discriminatedUnion('event', [
    streamEvents.prices,
    streamEvents.dca,
    streamEvents.limit,
    streamEvents.kamino,
    streamEvents['drift.trades'],
    streamEvents['drift.positions'],
    streamEvents.market_stats,
    streamEvents['perps.trades'],
    streamEvents['perps.positions'],
    streamEvents['perps.markets'],
    streamEvents.freshness,
  ])
  .describe(
    'One event of the stream; `event` determines the type of `data`. Clients must ignore unknown events.',
  )
