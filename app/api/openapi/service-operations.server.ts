import { mediaTypes } from '~/contracts/schema/format'
import { streamEvent } from '~/contracts/state/stream-events'
import { usageWire } from '~/contracts/state/usage'
import { streamTopics } from '~/domain/protocol/protocol'
import { countedHeaders, headerRefs } from './documented-headers.server'
import { type ProblemName, problemRefs } from './problems.server'
import { type Part, refTo } from './schemas.server'
import type { ShownExamples } from './shown-examples.server'

/** Problems of every rate-limited operation that reads the store. */
export const everywhere: readonly ProblemName[] = ['RateLimited', 'SourceUnavailable']

const ids = { usage: 'getUsage', stream: 'openStream' } as const

/** Ids of the operations that return no chain data. */
export const serviceOperationIds: readonly string[] = Object.values(ids)

/** Describes the operations that return no chain data, by path. */
export function servicePaths(examples: ShownExamples): Readonly<Record<string, Part>> {
  return {
    '/api/usage': { get: usageOperation(examples) },
    '/api/stream': { get: streamOperation(examples) },
  }
}

function usageOperation(examples: ShownExamples): Part {
  return {
    operationId: ids.usage,
    summary: 'Your plan and its remaining limits.',
    description:
      'Plan, rate, history and open streams of the API key in the request, or of the client’s IP address. This request counts too.',
    tags: ['Service'],
    parameters: [],
    // The response is private to the caller, so caches must not store it.
    'x-refresh-seconds': 0,
    responses: {
      200: {
        description: 'Your plan, including this request.',
        headers: headerRefs(countedHeaders),
        content: { [mediaTypes.json]: { schema: refTo(usageWire), ...examples.of(ids.usage) } },
      },
      ...problemRefs(['InvalidKey', 'NotAcceptable', ...everywhere]),
    },
  }
}

function streamOperation({ events }: ShownExamples): Part {
  return {
    operationId: ids.stream,
    summary: 'Live changes as server-sent events.',
    description: streamText,
    tags: ['Service'],
    parameters: streamParameters,
    responses: {
      200: {
        description:
          'Server-sent events (`text/event-stream`). The schema describes one event: the fields `event` and `id`, and the field `data` parsed as JSON.',
        headers: headerRefs(countedHeaders),
        content: {
          'text/event-stream': {
            schema: refTo(streamEvent),
            examples: Object.fromEntries(
              Object.entries(events).map(([event, value]) => [event, { summary: `Event ${event}.`, value }]),
            ),
          },
        },
      },
      ...problemRefs(['InvalidParameter', 'InvalidKey', 'NotAcceptable', ...everywhere]),
    },
  }
}

const streamText = [
  'One connection for all topics. Each event is a block of lines such as `event: dca`, `id: 154` and `data: {…}`, terminated by an empty line; `data` is one line of JSON.',
  'A stream starts with `retry: 3000` (milliseconds before reconnecting), the current prices if you subscribed to them, and `freshness`.',
  'A comment is sent every 15 seconds. Resume with the last `id`; if too much has changed since, a topic sends `resync: true`.',
].join(' ')

/** Pattern of the ids of stream events. Each id is a revision. */
const eventId = '^\\d{1,18}$'

const streamParameters: readonly Part[] = [
  {
    name: 'topics',
    in: 'query',
    description:
      'Topics, comma-separated. Default: all topics but `perps.trades`, `perps.positions` and `perps.markets`.',
    example: ['prices', 'dca'],
    explode: false,
    schema: { type: 'array', items: { type: 'string', enum: streamTopics } },
  },
  {
    name: 'Last-Event-ID',
    in: 'header',
    description:
      'Id of the last received event: the stream resumes after it. If the id is invalid or too old, topics send `resync: true`: reload the lists.',
    schema: { type: 'string', pattern: eventId },
    example: '123456',
  },
  {
    name: 'lastEventId',
    in: 'query',
    description:
      'Same, for clients that can’t set headers. Also accepts the spellings of EventSource polyfills (`Last-Event-ID`, `last_event_id`). The `Last-Event-ID` header takes precedence.',
    schema: { type: 'string', pattern: eventId },
    example: '123456',
  },
]
