import { rowsPath, saysSomething } from '../helpers/answers'
import { isList, jsonSchemaOf, operations } from '../helpers/api-document'
import { createWorldPaths, idsIn } from '../helpers/world-paths'

/** Rows of a list, points of a series and members of any other array that an example keeps. */
const keptItems = 2
const keptDigits = 10

type Ask = (path: string, headers?: Readonly<Record<string, string>>) => Promise<Response>

/** What the document shows of a world. */
interface Examples {
  /** An answer of each operation, cut to its form. */
  readonly answers: Readonly<Record<string, unknown>>
  /** The parts of the path under which it was given, by operation. */
  readonly ids: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** An example of each operation: what a world says when it is asked, and for what. */
export async function collectExamples(ask: Ask): Promise<Examples> {
  const pathIn = createWorldPaths(ask, async (operation, path) =>
    saysSomething(operation, await ask(rowsPath(operation, path))),
  )
  const answers = new Map<string, unknown>()
  const ids = new Map<string, Readonly<Record<string, string>>>()
  for (const operation of operations.filter((one) => jsonSchemaOf(one) !== undefined)) {
    const path = await pathIn(operation)
    const sized = isList(operation) && operation.parameters.some(({ name }) => name === 'size')
    const asked = sized ? `${path}${path.includes('?') ? '&' : '?'}size=${keptItems}` : path
    // The caller's own window is shown as somebody without a key sees it.
    const response = await (operation.operationId === 'getUsage' ? ask(path, {}) : ask(asked))
    if (!response.ok) throw new Error(`${asked}: ${response.status} ${await response.text()}`)
    answers.set(operation.operationId, cut(await response.json()))
    const named = idsIn(operation, path)
    if (Object.keys(named).length > 0) ids.set(operation.operationId, named)
  }
  return { answers: inOrder(answers), ids: inOrder(ids) }
}

function inOrder<Value>(values: ReadonlyMap<string, Value>): Readonly<Record<string, Value>> {
  return Object.fromEntries([...values].sort(([left], [right]) => (left < right ? -1 : 1)))
}

/**
 * An answer cut to its form. Sums of dollars differ in their last digits with the order in which rows come, which batches decide: examples leave those out,
 * so that they change with the product alone.
 */
export function cut(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, keptItems).map(cut)
  if (typeof value === 'number' && !Number.isInteger(value)) return Number(value.toPrecision(keptDigits))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cut(part)]))
}
