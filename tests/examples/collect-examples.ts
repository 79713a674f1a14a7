import { perpVenues } from '~/domain/protocol/venues'
import { isList, jsonSchemaOf, operations } from '../helpers/web/api-document'
import { rowsPath, saysSomething } from '../helpers/web/responses'
import { createWorldPaths, idsIn } from '../helpers/world/world-paths'

/** Maximum number of items of each array in an example. */
const keptItems = 2
const keptDigits = 10

type Ask = (path: string, headers?: Readonly<Record<string, string>>) => Promise<Response>

/** Parts of a simulated world from which the examples of the API document are taken. */
interface Examples {
  /** Shortened example response by operation id. */
  readonly answers: Readonly<Record<string, unknown>>
  /** Path parameters by operation id. The example responses belong to these parameters. */
  readonly ids: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** Collects an example response for each operation, together with the path parameters of its request. */
export async function collectExamples(request: Ask): Promise<Examples> {
  const pathIn = createWorldPaths(request, async (operation, path) =>
    saysSomething(operation, await request(rowsPath(operation, path))),
  )
  const responses = new Map<string, unknown>()
  const ids = new Map<string, Readonly<Record<string, string>>>()
  for (const operation of operations.filter((one) => jsonSchemaOf(one) !== undefined)) {
    const path = await pathIn(operation)
    const sized = isList(operation) && operation.parameters.some(({ name }) => name === 'size')
    const requested = sized ? `${path}${path.includes('?') ? '&' : '?'}size=${keptItems}` : path
    // Send no API key, so that the usage example shows the rate window of a caller without a key.
    const response = await (operation.operationId === 'getUsage' ? request(path, {}) : request(requested))
    if (!response.ok) throw new Error(`${requested}: ${response.status} ${await response.text()}`)
    const body: unknown = await response.json()
    const hasVenues = operation.parameters.some(({ name }) => name === 'venue')
    responses.set(operation.operationId, cut(hasVenues ? await ofEachVenue(request, requested, body) : body))
    const named = idsIn(operation, path)
    if (Object.keys(named).length > 0) ids.set(operation.operationId, named)
  }
  return { answers: inOrder(responses), ids: inOrder(ids) }
}

/**
 * Replaces the rows of a list by the first row of each perps venue. Otherwise all rows of the example could be of the
 * venue that has more of them. Returns the same response if a venue has no row.
 */
async function ofEachVenue(request: Ask, path: string, response: unknown): Promise<unknown> {
  const rows: unknown[] = []
  for (const venue of perpVenues) {
    const chosen = await request(`${path}${path.includes('?') ? '&' : '?'}venue=${venue}`)
    if (!chosen.ok) return response
    const [first] = rowsOf(await chosen.json()) ?? []
    if (first === undefined) return response
    rows.push(first)
  }
  return Array.isArray(response) ? rows : { ...Object(response), content: rows }
}

/** Returns the rows of a list or of a page. `undefined`: the response is neither. */
function rowsOf(response: unknown): readonly unknown[] | undefined {
  if (Array.isArray(response)) return response
  const { content } = Object(response)
  return Array.isArray(content) ? content : undefined
}

function inOrder<Value>(values: ReadonlyMap<string, Value>): Readonly<Record<string, Value>> {
  return Object.fromEntries([...values].sort(([left], [right]) => (left < right ? -1 : 1)))
}

/**
 * Shortens a response for use as an example. Removes the last digits of USD sums, because they depend on the
 * order in which rows are added and so on batch boundaries. Without them, examples change only when the
 * product changes.
 */
export function cut(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, keptItems).map(cut)
  if (typeof value === 'number' && !Number.isInteger(value)) return Number(value.toPrecision(keptDigits))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cut(part)]))
}
