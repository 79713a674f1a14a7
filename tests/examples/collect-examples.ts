import { isList, jsonSchemaOf, operations } from '../helpers/api-document'
import { rowsPath, saysSomething } from '../helpers/responses'
import { createWorldPaths, idsIn } from '../helpers/world-paths'

/** Maximum number of items of each array in an example. */
const keptItems = 2
const keptDigits = 10

type Ask = (path: string, headers?: Readonly<Record<string, string>>) => Promise<Response>

/** Parts of one simulated world that the API document shows. */
interface Examples {
  /** Shortened example response by operation id. */
  readonly answers: Readonly<Record<string, unknown>>
  /** Path parameters of the request behind each example, by operation id. */
  readonly ids: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** Collects an example response, and the path parameters that produced it, for each operation. */
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
    // The usage example shows the rate window of a caller without a key.
    const response = await (operation.operationId === 'getUsage' ? request(path, {}) : request(requested))
    if (!response.ok) throw new Error(`${requested}: ${response.status} ${await response.text()}`)
    responses.set(operation.operationId, cut(await response.json()))
    const named = idsIn(operation, path)
    if (Object.keys(named).length > 0) ids.set(operation.operationId, named)
  }
  return { answers: inOrder(responses), ids: inOrder(ids) }
}

function inOrder<Value>(values: ReadonlyMap<string, Value>): Readonly<Record<string, Value>> {
  return Object.fromEntries([...values].sort(([left], [right]) => (left < right ? -1 : 1)))
}

/**
 * Shortens a response for use as an example. Dollar sums differ in their last digits with the order of rows,
 * which depends on batch boundaries. Examples drop those digits, so that they change only when the product
 * changes.
 */
export function cut(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, keptItems).map(cut)
  if (typeof value === 'number' && !Number.isInteger(value)) return Number(value.toPrecision(keptDigits))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cut(part)]))
}
