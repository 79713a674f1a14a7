import { endpoints } from '~/contracts/endpoints'
import { hasRows, isPaged, mediaTypes } from '~/contracts/format'
import { usageWire } from '~/contracts/usage'
import { streamTopics } from '~/domain/protocol'
import examples from './examples.json'
import { countedHeaders, dataAnswerHeaders, headerRefs } from './headers.server'
import { type ProblemName, problemRefs } from './problems.server'
import { type AnyContract, type Part, parametersOf, refTo } from './schemas.server'

/** Every operation by its path. */
export function documentedPaths(): Readonly<Record<string, Part>> {
  const contracts: readonly AnyContract[] = Object.values(endpoints)
  return {
    ...Object.fromEntries(contracts.map((contract) => [contract.path, { get: operationOf(contract) }])),
    ...servicePaths,
  }
}

function operationOf(contract: AnyContract): Part {
  const { operationId, path, summary, tag, topic, maxAgeSeconds } = contract
  const parameters = parametersOf(contract)
  return {
    operationId,
    summary,
    tags: [tag],
    parameters,
    'x-refresh-seconds': maxAgeSeconds,
    'x-topic': topic,
    responses: {
      200: dataAnswer(contract),
      304: {
        description: 'Nothing has changed since the answer that `If-None-Match` names.',
        headers: headerRefs(dataAnswerHeaders),
      },
      ...problemRefs([
        ...(parameters.length > 0 ? (['InvalidParameter'] as const) : []),
        'InvalidKey',
        ...(contract.askedTimes === undefined ? [] : (['PlanRequired'] as const)),
        ...(path.includes('{') ? (['NotFound'] as const) : []),
        'NotAcceptable',
        ...everywhere,
      ]),
    },
  }
}

/** Failures of whatever is counted and reads the store. */
const everywhere: readonly ProblemName[] = ['RateLimited', 'SourceUnavailable']

function dataAnswer(contract: AnyContract): Part {
  const { operationId, summary, answer, changes } = contract
  const json = { [mediaTypes.json]: { schema: refTo(answer), ...exampleOf(operationId) } }
  if (!hasRows(contract))
    return { description: summary, headers: headerRefs(dataAnswerHeaders), content: json }
  return {
    description: summary,
    headers: headerRefs([
      ...dataAnswerHeaders,
      ...(changes === undefined ? [] : (['X-Data-Revision'] as const)),
      ...(isPaged(answer) ? (['Link'] as const) : []),
    ]),
    content: {
      ...json,
      [mediaTypes.csv]: {
        schema: {
          type: 'string',
          description:
            'The rows as a table (RFC 4180), with a line of names on top. Behind each time stands the same as ISO 8601, in a column of its own (`…Iso`).',
        },
      },
      [mediaTypes.ndjson]: {
        schema: { type: 'string', description: 'The rows, each on a line of its own.' },
      },
    },
  }
}

/** What the simulated world answers; `npm run examples` asks it. */
const answersOfTheWorld: Readonly<Record<string, unknown>> = examples

function exampleOf(operationId: string): Part {
  const example = answersOfTheWorld[operationId]
  return example === undefined ? {} : { example }
}

/** Ids of events are revisions. */
const eventId = '^\\d{1,18}$'

/** What is no data of the chain. */
const servicePaths: Readonly<Record<string, Part>> = {
  '/api/usage': {
    get: {
      operationId: 'getUsage',
      summary: 'The caller’s own plan and what is left of it.',
      tags: ['Service'],
      parameters: [],
      // It is nobody else's, and no cache keeps it.
      'x-refresh-seconds': 0,
      responses: {
        200: {
          description: 'The plan, this call included.',
          headers: headerRefs(countedHeaders),
          content: { [mediaTypes.json]: { schema: refTo(usageWire), ...exampleOf('getUsage') } },
        },
        ...problemRefs(['InvalidKey', 'NotAcceptable', ...everywhere]),
      },
    },
  },
  '/api/stream': {
    get: {
      operationId: 'openStream',
      summary: 'What changes, as it happens (server-sent events).',
      tags: ['Service'],
      parameters: [
        {
          name: 'topics',
          in: 'query',
          description: 'What to hear of, parted by commas; everything by default.',
          example: ['prices', 'dca'],
          explode: false,
          schema: { type: 'array', items: { type: 'string', enum: streamTopics } },
        },
        {
          name: 'Last-Event-ID',
          in: 'header',
          description:
            'The id of the last event that was heard: the stream goes on behind it. One that is no id, or too old, is answered with `resync`: read the lists anew.',
          schema: { type: 'string', pattern: eventId },
          example: '123456',
        },
        {
          name: 'lastEventId',
          in: 'query',
          description: 'The same for who can’t set headers; `Last-Event-ID` goes before it.',
          schema: { type: 'string', pattern: eventId },
          example: '123456',
        },
      ],
      responses: {
        200: {
          description: 'Events, each with its topic, its revision and its rows; a comment every 15 s.',
          headers: headerRefs(countedHeaders),
          content: { 'text/event-stream': { schema: { type: 'string' }, ...exampleOf('openStream') } },
        },
        ...problemRefs(['InvalidParameter', 'InvalidKey', 'NotAcceptable', ...everywhere]),
      },
    },
  },
}
