import type { z } from 'zod'
import { everyVenue } from '~/domain/perp/venue-choice'
import { type PerpChangeTopics, perpVenueFacts } from '~/domain/protocol/perp-venue'
import type { DataTopic, StreamTopic } from '~/domain/protocol/protocol'
import { driftOnly } from '~/domain/protocol/venues'
import { type VenueRequest, withVenueChoice } from '../perps/venue'
import type { EndpointContract, NamedThing } from '../schema/endpoint'
import type { ResponseTable } from '../schema/format'

/** Start of the paths of Drift's endpoints, and of the same endpoints for all venues. */
const paths = { drift: '/api/drift', all: '/api/perps' } as const

/** Topic of an endpoint for all venues, by the topic of Drift's endpoint. */
const topics: Readonly<Partial<Record<StreamTopic, StreamTopic>>> = {
  'drift.trades': 'perps.trades',
  'drift.positions': 'perps.positions',
  market_stats: 'perps.markets',
}

/** Returns the topic of the same data of another venue, so that the data of one venue has its own age. */
function topicAt(topic: StreamTopic, { venue }: VenueRequest): DataTopic | undefined {
  const parts: readonly (keyof PerpChangeTopics)[] = ['trades', 'positions', 'markets']
  const part = parts.find((name) => perpVenueFacts[driftOnly[0]].changeTopics[name] === topic)
  return venue === everyVenue || part === undefined ? undefined : perpVenueFacts[venue].changeTopics[part]
}

/** Returns the topic of the executions of the chosen venue. `undefined`: all venues are chosen. */
export function tradesTopicAt({ venue }: VenueRequest): DataTopic | undefined {
  return venue === everyVenue ? undefined : perpVenueFacts[venue].changeTopics.trades
}

/** What an endpoint for all venues has of its own. */
interface OwnParts<Request, Domain, Wire> {
  readonly operationId: string
  readonly summary: string
  /** Description, if Drift's is not true for every venue. */
  readonly description?: string
  /** Request, if Drift's with a venue is not sufficient. */
  readonly request?: z.ZodType<Request & VenueRequest>
  /** What the path names, without the venue. */
  readonly thing?: NamedThing['thing']
  readonly answer: z.ZodType<Wire>
  readonly table?: ResponseTable<NoInfer<Wire>>
  readonly toWire: (result: Domain) => Wire
}

/**
 * Derives the endpoint for all venues from Drift's: below `/api/perps`, with the parameter `venue`, and with the venue
 * in each row. Everything else is the same.
 */
export function ofAllVenues<Request, Domain, DriftWire, Wire>(
  drift: EndpointContract<Request, Domain, DriftWire>,
  own: OwnParts<NoInfer<Request>, NoInfer<Domain>, Wire>,
): EndpointContract<Request & VenueRequest, Domain, Wire> {
  const { tag, maxAgeSeconds, within, askedTimes, changes, names } = drift
  const { operationId, summary, description = drift.description, answer, table, toWire } = own
  return {
    operationId,
    path: drift.path.replace(paths.drift, paths.all),
    summary,
    description,
    tag,
    request: own.request ?? withVenueChoice(drift.request),
    ...(askedTimes && { askedTimes }),
    ...(within && { within: (request, reachDays) => ({ ...request, ...within(request, reachDays) }) }),
    ...(names && { names: { ...names, thing: own.thing ?? names.thing } }),
    answer,
    ...(table && { table }),
    toWire,
    topic: topics[drift.topic] ?? drift.topic,
    chosenTopic: (request) => topicAt(drift.topic, request),
    ...(changes && { changes: 'perps.trades' }),
    maxAgeSeconds,
  }
}
