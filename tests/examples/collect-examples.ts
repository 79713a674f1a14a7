import { isList, jsonSchemaOf, operations } from '../helpers/api-document'
import { createWorldPaths } from '../helpers/world-paths'

/** Rows of a list, points of a series and members of any other array that an example keeps. */
const keptItems = 2
const keptDigits = 10

/** An example of each operation's answer, cut to its form: what a world says when it is asked. */
export async function collectExamples(
  ask: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Response>,
): Promise<Readonly<Record<string, unknown>>> {
  const pathIn = createWorldPaths(ask)
  const examples = new Map<string, unknown>()
  for (const operation of operations.filter((one) => jsonSchemaOf(one) !== undefined)) {
    const path = await pathIn(operation).catch(() => undefined)
    if (path === undefined) {
      console.warn(`No example: nothing in this world answers ${operation.path}.`)
      continue
    }
    const sized = isList(operation) && operation.parameters.some(({ name }) => name === 'size')
    const asked = sized ? `${path}${path.includes('?') ? '&' : '?'}size=${keptItems}` : path
    // The caller's own window is shown as somebody without a key sees it.
    const response = await (operation.operationId === 'getUsage' ? ask(path, {}) : ask(asked))
    if (!response.ok) throw new Error(`${asked}: ${response.status} ${await response.text()}`)
    examples.set(operation.operationId, cut(await response.json()))
  }
  return Object.fromEntries([...examples].sort(([left], [right]) => (left < right ? -1 : 1)))
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
