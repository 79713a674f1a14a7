import type { z } from 'zod'
import type { Page } from '~/domain/base/page'
import { everyVenue, type VenueChoice } from '~/domain/perp/venue-choice'
import { type PerpChangeTopics, perpVenueFacts } from '~/domain/protocol/perp-venue'
import type { DataTopic, StreamTopic } from '~/domain/protocol/protocol'
import { driftOnly, type PerpVenue } from '~/domain/protocol/venues'
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
function topicAt(topic: StreamTopic, venue: VenueChoice): DataTopic | undefined {
  const parts: readonly (keyof PerpChangeTopics)[] = ['trades', 'positions', 'markets']
  const part = parts.find((name) => perpVenueFacts[driftOnly[0]].changeTopics[name] === topic)
  return venue === everyVenue || part === undefined ? undefined : perpVenueFacts[venue].changeTopics[part]
}

/** Returns the topic of the executions of a venue. `undefined`: all venues are chosen. */
export function tradesTopicAt(venue: VenueChoice): DataTopic | undefined {
  return venue === everyVenue ? undefined : perpVenueFacts[venue].changeTopics.trades
}

/**
 * Returns the venue of a response: the chosen one. If all are chosen, it is that of the market, order or account that
 * the request names.
 */
export function venueOfResponse({ venue }: VenueRequest, own: PerpVenue | undefined): VenueChoice {
  return venue === everyVenue ? (own ?? everyVenue) : venue
}

/** Returns the venue of a list of the rows of one market. `undefined`: the list is empty, so its venue is unknown. */
export function venueOfRows({ rows }: Page<{ readonly venue: PerpVenue }>): PerpVenue | undefined {
  return rows[0]?.venue
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
  /** Returns the venue of a result that belongs to one venue. `undefined`: its rows may belong to several. */
  readonly venueOf?: (result: Domain, request: Request) => PerpVenue | undefined
}

/**
 * Derives the endpoint for all venues from Drift's: below `/api/perps`, with the parameter `venue`, and with the venue
 * in each row. Everything else is the same.
 */
export function ofAllVenues<Request, Domain, DriftWire, Wire>(
  drift: EndpointContract<Request, Domain, DriftWire>,
  own: OwnParts<NoInfer<Request>, NoInfer<Domain>, Wire>,
): EndpointContract<Request & VenueRequest, Domain, Wire> {
  const { tag, maxAgeSeconds, within, askedTimes, changes, names, endsAtLimit } = drift
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
    ...(endsAtLimit && { endsAtLimit }),
    topic: topics[drift.topic] ?? drift.topic,
    chosenTopic: (request, result) =>
      topicAt(drift.topic, venueOfResponse(request, own.venueOf?.(result, request))),
    ...(changes && { changes: 'perps.trades' }),
    maxAgeSeconds,
  }
}
