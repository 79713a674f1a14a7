import type { PerpTradeWire } from '~/contracts/perps/perp'
import { isList, type Operation, operations, pathOf } from '../web/api-document'
import { perpOrderKeysNear } from '../web/perp-order-keys'

/** Maximum number of candidate keys that are tried for one path. */
const mostTries = 1_000

/** Returns whether the operation has a result at a path. */
type Responses = (operation: Operation, path: string) => Promise<boolean>

/**
 * Finds a path for each operation at which the current world has a result. It is the document's example if
 * that exists, otherwise a path with any key from the world's lists. `responses` can require more than a
 * successful response.
 */
export function createWorldPaths(
  get: (path: string) => Promise<Response>,
  responses: Responses = async (_, path) => {
    const response = await get(path)
    await response.body?.cancel()
    return response.ok
  },
): (operation: Operation) => Promise<string> {
  const found = new Map<string, Promise<string>>()
  const keys = new Map<string, Promise<readonly string[]>>()
  const find = async (operation: Operation): Promise<string> => {
    const example = pathOf(operation) + requiredQuery(operation)
    if (await responses(operation, example)) return example
    const tag = operation.tags.join()
    const candidates = keys.get(tag) ?? keysOfWorld(get, tag)
    keys.set(tag, candidates)
    const fitting = operation.path.includes('{')
      ? (await candidates).filter((key) => fits(operation, key))
      : []
    for (const key of fitting.slice(0, mostTries)) {
      const path = operation.path.replaceAll(/\{\w+\}/g, encodeURIComponent(key)) + requiredQuery(operation)
      if (await responses(operation, path)) return path
    }
    throw new Error(`no path in this world for ${operation.path}`)
  }
  return (operation) => {
    const known = found.get(operation.path) ?? find(operation)
    found.set(operation.path, known)
    return known
  }
}

/** Returns the ids in a path, by the name of the path parameter. */
export function idsIn(operation: Operation, path: string): Readonly<Record<string, string>> {
  const parts = path.replace(/\?.*/s, '').split('/')
  const names = operation.path.split('/').map((part) => /^\{(\w+)\}$/.exec(part)?.[1])
  const isText = (name: string) =>
    operation.parameters.some((one) => one.name === name && one.schema.type === 'string')
  return Object.fromEntries(
    names.flatMap((name, index) =>
      name === undefined || !isText(name) ? [] : [[name, decodeURIComponent(parts[index] ?? '')]],
    ),
  )
}

/** Returns whether a key matches the pattern of a path parameter. */
function fits({ parameters }: Operation, key: string): boolean {
  const patterns = parameters.flatMap((one) => (one.in === 'path' ? [one.schema.pattern] : []))
  return patterns.every((pattern) => pattern === undefined || new RegExp(pattern).test(key))
}

/** Returns the required query parameters of an operation with their example values. */
function requiredQuery({ parameters }: Operation): string {
  const required = parameters.filter((parameter) => parameter.in === 'query' && parameter.required === true)
  if (required.length === 0) return ''
  return `?${new URLSearchParams(required.map(({ name, example }) => [name, String(example)]))}`
}

/**
 * Returns keys from lists. Lists with the operation's tag come first, since their keys are most likely to
 * match.
 */
async function keysOfWorld(
  get: (path: string) => Promise<Response>,
  tag: string,
): Promise<readonly string[]> {
  const keys = new Set(perpOrderKeysNear(await newestPerpTrades(get)))
  const lists = operations.filter((one) => isList(one) && !one.path.includes('{'))
  const isNear = (operation: Operation) => Number(operation.tags.join() === tag)
  for (const operation of lists.toSorted((left, right) => isNear(right) - isNear(left))) {
    const text = await (await get(operation.path + requiredQuery(operation))).text()
    for (const [, key = ''] of text.matchAll(/"([\w:.-]{20,120})"/g)) keys.add(key)
  }
  return [...keys]
}

async function newestPerpTrades(get: (path: string) => Promise<Response>) {
  const { content } = (await (await get('/api/drift/trades')).json()) as { content: PerpTradeWire[] }
  return content
}
