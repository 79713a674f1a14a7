import type { RequestHeaders } from '~/auth/request-signs.server'
import { defaultStreamTopics } from '~/domain/protocol/perp-venue'
import { type StreamTopic, streamTopics } from '~/domain/protocol/protocol'
import type { LastSeen } from '~/live/live.server'
import { requireMediaType } from '../request/accept.server'
import { invalidParameters } from '../request/parse-request.server'

/** Maximum number of different topics of one stream. */
const mostTopics = streamTopics.length

/** A request for `/api/stream`. */
export interface StreamRequest {
  readonly topics: readonly StreamTopic[]
  readonly lastSeen: LastSeen
}

/** Media type of a stream. */
const mediaType = 'text/event-stream'

/** Headers of a stream. Proxies must neither cache nor buffer the stream. */
export const streamHeaders: Readonly<Record<string, string>> = {
  'Content-Type': `${mediaType}; charset=utf-8`,
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
}

/**
 * Parses a stream request. Throws a 406 problem if the client does not accept event streams, and a 400
 * problem for an unknown topic.
 */
export function parseStreamRequest(query: URLSearchParams, headers: RequestHeaders): StreamRequest {
  requireMediaType(headers.get('accept'), [mediaType])
  const given = onlyOne(query, 'topics')
  const names = given === undefined ? defaultStreamTopics : given.split(',')
  const topics = [...new Set(names)].map(parseTopic)
  if (topics.length > mostTopics || topics.includes(undefined)) {
    const message = `must be a comma-separated list of: ${streamTopics.join(', ')}`
    throw invalidParameters([{ parameter: 'topics', message }])
  }
  // The header takes precedence over the URL, because a browser that reconnects sends a newer id in the
  // header. An empty header is treated as missing.
  return {
    topics: topics.filter((topic) => topic !== undefined),
    lastSeen: parseLastEventId(headers.get('last-event-id') || lastEventIdOf(query)),
  }
}

/**
 * Parameters that contain the id of the last event. The list contains our own name and the names that
 * EventSource polyfills use. Names are compared without case, `-` and `_`.
 */
const idParameters = new Set(['lasteventid', 'evslasteventid'])

/** Whether a name is a parameter of the stream. */
export function isStreamParameter(name: string): boolean {
  return name === 'topics' || idParameters.has(plainName(name))
}

/**
 * Returns the id of the last event from the query; empty if there is none. If the query has several ids, the
 * last one is used, because a polyfill appends its id to a URL that may already have one.
 */
function lastEventIdOf(query: URLSearchParams): string {
  const given = [...query].filter(([name, id]) => idParameters.has(plainName(name)) && id !== '')
  return given.at(-1)?.[1] ?? ''
}

function plainName(name: string): string {
  return name.replaceAll(/[-_]/g, '').toLowerCase()
}

/** Returns the value of a parameter that may occur only once. */
function onlyOne(query: URLSearchParams, parameter: string): string | undefined {
  const given = query.getAll(parameter)
  if (given.length > 1) throw invalidParameters([{ parameter, message: 'is given more than once' }])
  return given[0]
}

/**
 * Parses an event id. The id is the last revision that the client has received in full. It is empty for a new
 * client.
 */
function parseLastEventId(id: string): LastSeen {
  if (id === '') return undefined
  return /^\d{1,18}$/.test(id) ? BigInt(id) : 'unreadable'
}

function parseTopic(name: string): StreamTopic | undefined {
  return streamTopics.find((topic) => topic === name)
}
