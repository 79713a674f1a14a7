import { z } from 'zod'
import { priceSources } from '~/domain/protocol/price-source'
import { protocolIds } from '~/domain/protocol/protocol'
import type { SourceStatusView, StatusView } from '~/domain/service/status-view'
import { serviceStates, sourceStates } from '~/domain/service/status-view'
import type { Incident, Uptime } from '~/domain/service/uptime'
import { orNull } from '../schema/absent'
import { epochSeconds, epochSecondsOrNull } from '../schema/fields'

const percentOrNull = z.number().min(0).max(100).nullable().meta({ 'x-unit': 'percent' })
const perSecondOrNull = z.number().min(0).nullable().meta({ 'x-unit': 'per second' })
const perMinuteOrNull = z.number().min(0).nullable().meta({ 'x-unit': 'per minute' })
const slots = z.number().int().nullable().meta({ 'x-unit': 'slots' })

/** State of one source. A source reads data from the chain or from an API. */
export const sourceStatusWire = z.object({
  source: z.string().describe(`Source name, such as \`accounts:${protocolIds[0]}\`.`),
  state: z
    .enum(sourceStates)
    .describe(
      '`degraded` = follows the chain with a limitation that `detail` explains; `silent` = no report for ten seconds.',
    ),
  isVital: z
    .boolean()
    .describe(
      'Whether new data depends on this source. If so, it counts for the service’s state and uptime.',
    ),
  lastSlot: slots.describe('All data up to this slot is ingested; null for sources without slots.'),
  lagSlots: slots.describe('Slots between the last ingested slot and the newest slot of the node.'),
  dataTime: epochSecondsOrNull.describe('Block time of the last slot.'),
  heardAt: epochSeconds.describe('Time of the last report.'),
  detail: z.string().nullable().describe('Message for users; null if all is well.'),
  eventsPerSecond: perSecondOrNull.describe(
    'Events or account changes ingested per second over the last minute; null before the first minute.',
  ),
  unreadableTransactions: z
    .number()
    .int()
    .min(0)
    .nullable()
    .describe(
      'Transactions that could not be loaded and will be retried, so the data is incomplete; null for a source that loads none.',
    ),
  uptimePercent: percentOrNull.describe('Uptime of this source, measured like that of the service.'),
})
export type SourceStatusWire = z.infer<typeof sourceStatusWire>

export const incidentWire = z.object({
  startedAt: epochSeconds,
  endedAt: epochSecondsOrNull.describe('Null = ongoing.'),
  sources: z.array(z.string()).describe('Sources that were not live.'),
  detail: z.string().nullable().describe('Message for users; null = no report from any source.'),
})
export type IncidentWire = z.infer<typeof incidentWire>

/** Number of tokens whose current price comes from one source. */
export const priceSourceWire = z.object({
  source: z.enum(priceSources).describe('The values of a token’s `priceSource`.'),
  tokens: z.number().int().min(0),
})

/** Response of `GET /api/status`. */
export const statusWire = z.object({
  status: z
    .enum(serviceStates)
    .describe('`operational` = all vital sources are live, `degraded` = some are, `down` = none are.'),
  uptimePercent: percentOrNull.describe(
    'Share of the time since `measuredSince` in which all vital sources were live, in whole minutes.',
  ),
  measuredSince: epochSecondsOrNull.describe('The first start, or 90 days ago; null = no measurement yet.'),
  eventsPerSecond: perSecondOrNull.describe('All sources together, over the last minute.'),
  failuresPerMinute: perMinuteOrNull.describe('RPC requests that failed.'),
  quarantinedPerMinute: perMinuteOrNull.describe('Updates that could not be decoded and were quarantined.'),
  sources: z.array(sourceStatusWire),
  prices: z
    .array(priceSourceWire)
    .describe('Tokens with a current price by the source of the price, the most trusted source first.'),
  incidents: z.array(incidentWire).describe('Incidents of ten seconds or more, newest first, at most 50.'),
})
export type StatusWire = z.infer<typeof statusWire>

export function statusToWire(status: StatusView): StatusWire {
  const { uptime, eventsPerSecond, failuresPerMinute, quarantinedPerMinute } = status
  return {
    status: status.state,
    uptimePercent: percentOf(uptime),
    measuredSince: orNull(uptime?.since),
    eventsPerSecond: orNull(eventsPerSecond),
    failuresPerMinute: orNull(failuresPerMinute),
    quarantinedPerMinute: orNull(quarantinedPerMinute),
    sources: status.sources.map(sourceToWire),
    prices: status.prices.map(({ source, tokens }) => ({ source, tokens })),
    incidents: status.incidents.map(incidentToWire),
  }
}

function sourceToWire(source: SourceStatusView): SourceStatusWire {
  return {
    source: source.source,
    state: source.state,
    isVital: source.isVital,
    lastSlot: orNull(source.lastSlot),
    lagSlots: orNull(source.lagSlots),
    dataTime: orNull(source.dataAt),
    heardAt: source.heardAt,
    detail: orNull(source.detail),
    eventsPerSecond: orNull(source.eventsPerSecond),
    unreadableTransactions: orNull(source.unreadableTransactions),
    uptimePercent: percentOf(source.uptime),
  }
}

function incidentToWire({ from, until, sources, detail }: Incident): IncidentWire {
  return { startedAt: from, endedAt: orNull(until), sources: [...sources], detail: orNull(detail) }
}

function percentOf(uptime: Uptime | undefined): number | null {
  return uptime === undefined ? null : uptime.fraction * 100
}
