import { endpoints } from '~/contracts/endpoints'
import { hasRows, isPaged, mediaTypes } from '~/contracts/schema/format'
import { dataResponseHeaders, headerRefs } from './documented-headers.server'
import { problemRefs } from './problems.server'
import { type AnyContract, type Part, parametersOf, refTo, rowSchemaOf } from './schemas.server'
import { everywhere, serviceOperationIds, servicePaths } from './service-operations.server'
import type { ShownExamples } from './shown-examples.server'

/** Builds the descriptions of all operations, by path. */
export function documentedPaths(examples: ShownExamples): Readonly<Record<string, Part>> {
  const contracts: readonly AnyContract[] = Object.values(endpoints)
  return {
    ...Object.fromEntries(
      contracts.map((contract) => [contract.path, { get: operationOf(contract, examples) }]),
    ),
    ...servicePaths(examples),
  }
}

/** Ids of all operations, in the order of the document. */
export const operationIds: readonly string[] = [
  ...Object.values(endpoints).map(({ operationId }) => operationId),
  ...serviceOperationIds,
]

function operationOf(contract: AnyContract, examples: ShownExamples): Part {
  const { operationId, path, summary, description, tag, topic, maxAgeSeconds, names } = contract
  const parameters = parametersOf(contract)
  return {
    operationId,
    summary,
    description,
    tags: [tag],
    parameters,
    'x-refresh-seconds': maxAgeSeconds,
    'x-topic': topic,
    responses: {
      200: dataResponse(contract, examples),
      304: {
        description: 'Nothing has changed since the response with the ETag in `If-None-Match`.',
        headers: headerRefs(dataResponseHeaders),
      },
      ...problemRefs([
        ...(parameters.length > 0 ? (['InvalidParameter'] as const) : []),
        'InvalidKey',
        ...(contract.askedTimes === undefined ? [] : (['PlanRequired'] as const)),
        ...(names !== undefined || path.includes('{') ? (['NotFound'] as const) : []),
        'NotAcceptable',
        ...everywhere,
      ]),
    },
  }
}

/**
 * Describes a response with JSON as its only content type. The other formats are described in an extension.
 * If they were listed as content types, generated clients would have to accept a string wherever the API
 * returns an object.
 */
function dataResponse(contract: AnyContract, examples: ShownExamples): Part {
  const { operationId, summary, answer, changes, endsAtLimit } = contract
  const content = { [mediaTypes.json]: { schema: refTo(answer), ...examples.of(operationId) } }
  if (!hasRows(contract)) return { description: summary, headers: headerRefs(dataResponseHeaders), content }
  return {
    description: `${summary} Also available as CSV and NDJSON: see \`format\`.`,
    headers: headerRefs([
      ...dataResponseHeaders,
      ...(changes === undefined ? [] : (['X-Data-Revision'] as const)),
      ...(endsAtLimit === undefined ? [] : (['X-List-Complete'] as const)),
      ...(isPaged(answer) ? (['Link'] as const) : []),
    ]),
    content,
    'x-other-forms': {
      [mediaTypes.csv]: {
        schema: { type: 'string', description: tableText },
      },
      [mediaTypes.ndjson]: {
        schema: { type: 'string', description: 'The rows as NDJSON: one JSON object per line.' },
        'x-line-schema': rowSchemaOf(contract),
      },
    },
  }
}

const tableText = [
  'The rows as a table (RFC 4180) in UTF-8, with field names in the first line.',
  'Each time column is followed by the same time as ISO 8601 in a column of its own (`…Iso`).',
  'A missing value is an empty cell, an empty text a quoted one (`""`).',
  'A text that starts with `=`, `+`, `-`, `@`, a tab, a line break, NUL or an apostrophe is prefixed with an apostrophe, so that no spreadsheet runs it as a formula:',
  'remove one apostrophe from the start of a cell to restore the text. Numbers are not prefixed.',
  'No byte order mark, unless `bom=1`.',
].join(' ')
