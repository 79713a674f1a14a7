import { mediaTypes } from '~/contracts/format'
import { streamEvent } from '~/contracts/stream-events'
import { usageWire } from '~/contracts/usage'
import { streamTopics } from '~/domain/protocol'
import { countedHeaders, headerRefs } from './headers.server'
import { type ProblemName, problemRefs } from './problems.server'
import { type Part, refTo } from './schemas.server'
import type { ShownExamples } from './shown-examples.server'

/** Problems of every rate-limited operation that reads the store. */
export const everywhere: readonly ProblemName[] = ['RateLimited', 'SourceUnavailable']

/** Describes the operations that do not return chain data, by path. */
export function servicePaths(examples: ShownExamples): Readonly<Record<string, Part>> {
  return {
    '/api/usage': { get: usageOperation(examples) },
    '/api/stream': { get: streamOperation(examples) },
  }
}

function usageOperation(examples: ShownExamples): Part {
  return {
    operationId: 'getUsage',
    summary: 'The caller’s own plan and what is left of it.',
    description:
      'Plan, rate, window of history and open streams of the key that came with the call, or of the address that it came from. The call itself counts.',
    tags: ['Service'],
    parameters: [],
    // The response is private to the caller, so caches must not keep it.
    'x-refresh-seconds': 0,
    responses: {
      200: {
        description: 'The plan, this call included.',
        headers: headerRefs(countedHeaders),
        content: { [mediaTypes.json]: { schema: refTo(usageWire), ...examples.of('getUsage') } },
      },
      ...problemRefs(['InvalidKey', 'NotAcceptable', ...everywhere]),
    },
  }
}

function streamOperation({ events }: ShownExamples): Part {
  return {
    operationId: 'openStream',
    summary: 'What changes, as it happens (server-sent events).',
    description: streamText,
    tags: ['Service'],
    parameters: streamParameters,
    responses: {
      200: {
        description:
          'Server-sent events (`text/event-stream`). The schema is that of one event: the fields `event` and `id`, and the field `data` parsed as JSON.',
        headers: headerRefs(countedHeaders),
        content: {
          'text/event-stream': {
            schema: refTo(streamEvent),
            examples: Object.fromEntries(
              Object.entries(events).map(([event, value]) => [
                event,
                { summary: `An event ${event}.`, value },
              ]),
            ),
          },
        },
      },
      ...problemRefs(['InvalidParameter', 'InvalidKey', 'NotAcceptable', ...everywhere]),
    },
  }
}

const streamText = [
  'One connection for all topics. Each event is a block of lines such as `event: dca`, `id: 154` and `data: {…}`, closed by an empty line; `data` is one line of JSON.',
  'A stream begins with `retry: 3000` (milliseconds before the next connection), with the prices if they were asked for, and with `freshness`.',
  'A comment comes every 15 seconds. Resume with the last `id`; when too much has happened since, a topic says `resync: true`.',
].join(' ')

/** Event ids are revisions. */
const eventId = '^\\d{1,18}$'

const streamParameters: readonly Part[] = [
  {
    name: 'topics',
    in: 'query',
    description: 'Topics to receive, comma-separated; all by default.',
    example: ['prices', 'dca'],
    explode: false,
    schema: { type: 'array', items: { type: 'string', enum: streamTopics } },
  },
  {
    name: 'Last-Event-ID',
    in: 'header',
    description:
      'The id of the last event that was received: the stream resumes behind it. An id that is invalid or too old gets `resync: true`: read the lists again.',
    schema: { type: 'string', pattern: eventId },
    example: '123456',
  },
  {
    name: 'lastEventId',
    in: 'query',
    description:
      'The same for clients that can’t set headers, also spelt as polyfills of EventSource do (`Last-Event-ID`, `last_event_id`); a header `Last-Event-ID` comes first.',
    schema: { type: 'string', pattern: eventId },
    example: '123456',
  },
]
