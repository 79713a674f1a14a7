import type { RequestHeaders } from '~/auth/request-signs.server'
import { type StreamTopic, streamTopics } from '~/domain/protocol'
import type { LastSeen } from '~/live/live.server'
import { requireMediaType } from './accept.server'
import { invalidParameters } from './parse-request.server'

/** Most topics of one stream (api.md). There are fewer yet, and none counts twice. */
const mostTopics = 8

/** What a client of `/api/stream` asks for. */
export interface StreamRequest {
  readonly topics: readonly StreamTopic[]
  readonly lastSeen: LastSeen
}

/** What a stream is, as `Accept` names it. */
const mediaType = 'text/event-stream'

/** Headers of a stream. Proxies must neither keep nor gather it. */
export const streamHeaders: Readonly<Record<string, string>> = {
  'Content-Type': `${mediaType}; charset=utf-8`,
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
}

/** Reads what a stream is asked for; throws a 406 problem for who takes no events, a 400 problem for an unknown topic. */
export function parseStreamRequest(query: URLSearchParams, headers: RequestHeaders): StreamRequest {
  requireMediaType(headers.get('accept'), [mediaType])
  const given = onlyOne(query, 'topics')
  const names = given === undefined ? [...streamTopics] : given.split(',')
  const topics = [...new Set(names)].map(parseTopic)
  if (topics.length > mostTopics || topics.includes(undefined)) {
    const message = `must be a comma list of: ${streamTopics.join(', ')}`
    throw invalidParameters([{ parameter: 'topics', message }])
  }
  // The header first: a browser that reconnects sends a newer id in it than the address had. An empty one counts as absent.
  return {
    topics: topics.filter((topic) => topic !== undefined),
    lastSeen: parseLastEventId(headers.get('last-event-id') || lastEventIdOf(query)),
  }
}

/** Parameters that carry the id of the last event: ours, and how polyfills of EventSource spell it. Compared without case, `-` and `_`. */
const idParameters = new Set(['lasteventid', 'evslasteventid'])

/** Names that a stream's address can have. */
export function isStreamParameter(name: string): boolean {
  return name === 'topics' || idParameters.has(plainName(name))
}

/** The id in an address; empty where there is none. The last one counts: a polyfill appends its own to an address that has one already. */
function lastEventIdOf(query: URLSearchParams): string {
  const given = [...query].filter(([name, id]) => idParameters.has(plainName(name)) && id !== '')
  return given.at(-1)?.[1] ?? ''
}

function plainName(name: string): string {
  return name.replaceAll(/[-_]/g, '').toLowerCase()
}

/** A parameter that may be given once, as it came. */
function onlyOne(query: URLSearchParams, parameter: string): string | undefined {
  const given = query.getAll(parameter)
  if (given.length > 1) throw invalidParameters([{ parameter, message: 'is given more than once' }])
  return given[0]
}

/** An id is the revision up to which a client has heard everything; an empty one is that of a client that has heard none. */
function parseLastEventId(id: string): LastSeen {
  if (id === '') return undefined
  return /^\d{1,18}$/.test(id) ? BigInt(id) : 'unreadable'
}

function parseTopic(name: string): StreamTopic | undefined {
  return streamTopics.find((topic) => topic === name)
}
