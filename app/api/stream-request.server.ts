import { type ServedTopic, servedTopics } from '~/live/live.server'
import { invalidParameters } from './parse-request.server'

/** Most topics of one stream. */
const mostTopics = 8

/** What a client of `/api/stream` asks for. */
export interface StreamRequest {
  readonly topics: readonly ServedTopic[]
  /** The revision that the client has seen; from `Last-Event-ID`, or `lastEventId` for a client that can't set headers. */
  readonly lastRevision: bigint | undefined
}

/** Headers of a stream. Proxies must neither keep nor gather it. */
export const streamHeaders: Readonly<Record<string, string>> = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
}

/** Reads a stream's parameters; throws a 400 problem for an unknown topic. */
export function parseStreamRequest(query: URLSearchParams, lastEventId: string | undefined): StreamRequest {
  const given = query.getAll('topics')
  if (given.length > 1) throw invalidParameters([{ parameter: 'topics', message: 'is given more than once' }])
  const names = given[0] === undefined ? [...servedTopics] : given[0].split(',')
  const topics = [...new Set(names)].map(parseTopic)
  if (topics.length > mostTopics || topics.includes(undefined)) {
    const message = `must be a comma list of: ${servedTopics.join(', ')}`
    throw invalidParameters([{ parameter: 'topics', message }])
  }
  const seen = lastEventId ?? query.get('lastEventId') ?? ''
  return {
    topics: topics.filter((topic) => topic !== undefined),
    lastRevision: /^\d{1,18}$/.test(seen) ? BigInt(seen) : undefined,
  }
}

function parseTopic(name: string): ServedTopic | undefined {
  return servedTopics.find((topic) => topic === name)
}
