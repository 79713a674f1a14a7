import { z } from 'zod'
import type { SourceStatusView, StatusView } from '~/domain/status-view'
import { serviceStates, sourceStates } from '~/domain/status-view'
import type { Incident, Uptime } from '~/domain/uptime'
import { orNull } from './absent'
import { epochSeconds, epochSecondsOrNull } from './fields'

const percentOrNull = z.number().min(0).max(100).nullable().meta({ 'x-unit': 'percent' })
const perSecondOrNull = z.number().min(0).nullable().meta({ 'x-unit': 'per second' })
const perMinuteOrNull = z.number().min(0).nullable().meta({ 'x-unit': 'per minute' })
const slots = z.number().int().nullable().meta({ 'x-unit': 'slots' })

/** State of one source that reads the chain or an API. */
export const sourceStatusWire = z.object({
  source: z.string().describe('Such as `accounts:jupiter-dca`.'),
  state: z
    .enum(sourceStates)
    .describe(
      '`degraded` = it follows the chain with a limitation that `detail` explains; `silent` = it has not reported for ten seconds.',
    ),
  isVital: z.boolean().describe('New data depends on it: it counts for the service’s state and uptime.'),
  lastSlot: slots.describe('Everything up to this slot is in; null for what follows no slots.'),
  lagSlots: slots.describe('Slots between that one and the newest that the node has told of.'),
  dataTime: epochSecondsOrNull.describe('Block time of the last slot.'),
  heardAt: epochSeconds.describe('When it was last heard of.'),
  detail: z.string().nullable().describe('A sentence for people; null when all is well.'),
  eventsPerSecond: perSecondOrNull.describe(
    'Events or account changes that were taken in, over the last minute; null where nobody has counted for so long.',
  ),
  unreadableTransactions: z
    .number()
    .int()
    .min(0)
    .nullable()
    .describe(
      'Transactions that could not be read and are requested again later, so what is stored is not complete; null for a source that reads none.',
    ),
  uptimePercent: percentOrNull.describe('As that of the service, of this source alone.'),
})
export type SourceStatusWire = z.infer<typeof sourceStatusWire>

export const incidentWire = z.object({
  startedAt: epochSeconds,
  endedAt: epochSecondsOrNull.describe('Null = it goes on.'),
  sources: z.array(z.string()).describe('Those that were not live.'),
  detail: z.string().nullable().describe('A sentence for people; null = nothing was heard of the sources.'),
})
export type IncidentWire = z.infer<typeof incidentWire>

/** Response of `GET /api/status`. */
export const statusWire = z.object({
  status: z
    .enum(serviceStates)
    .describe('`operational` = all vital sources are live, `degraded` = some are, `down` = none is.'),
  uptimePercent: percentOrNull.describe(
    'Part of the time since `measuredSince` in which all vital sources were live, in whole minutes.',
  ),
  measuredSince: epochSecondsOrNull.describe(
    'The first start, or 90 days ago; null = nothing is measured yet.',
  ),
  eventsPerSecond: perSecondOrNull.describe('Of all sources, over the last minute.'),
  failuresPerMinute: perMinuteOrNull.describe('Questions to the node that were not answered.'),
  quarantinedPerMinute: perMinuteOrNull.describe('Updates that could not be decoded and were put aside.'),
  sources: z.array(sourceStatusWire),
  incidents: z.array(incidentWire).describe('The newest first, 50 at most; of ten seconds or more.'),
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
