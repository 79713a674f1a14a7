import { isList, type Operation, operations, pathOf } from './api-document'

/** Candidates that are tried for one path. */
const mostTries = 300

/**
 * Finds an address for each operation that has an answer in the world at hand: the document's example where that exists, else whatever key
 * the world's own lists name.
 */
export function createWorldPaths(
  get: (path: string) => Promise<Response>,
): (operation: Operation) => Promise<string> {
  const found = new Map<string, Promise<string>>()
  let keys: Promise<readonly string[]> | undefined
  const find = async (operation: Operation): Promise<string> => {
    const example = pathOf(operation) + requiredQuery(operation)
    const first = await get(example)
    await first.body?.cancel()
    if (first.status !== 404) return example
    keys ??= keysOfWorld(get)
    for (const key of (await keys).slice(0, mostTries)) {
      const path = operation.path.replaceAll(/\{\w+\}/g, encodeURIComponent(key)) + requiredQuery(operation)
      const response = await get(path)
      await response.body?.cancel()
      if (response.ok) return path
    }
    throw new Error(`nothing in this world answers ${operation.path}`)
  }
  return (operation) => {
    const known = found.get(operation.path) ?? find(operation)
    found.set(operation.path, known)
    return known
  }
}

/** Parameters that a call can't do without, by their examples. */
function requiredQuery({ parameters }: Operation): string {
  const required = parameters.filter((parameter) => parameter.in === 'query' && parameter.required === true)
  if (required.length === 0) return ''
  return `?${new URLSearchParams(required.map(({ name, example }) => [name, String(example)]))}`
}

async function keysOfWorld(get: (path: string) => Promise<Response>): Promise<readonly string[]> {
  const keys = new Set<string>()
  for (const operation of operations.filter((one) => isList(one) && !one.path.includes('{'))) {
    const text = await (await get(operation.path + requiredQuery(operation))).text()
    for (const [, key = ''] of text.matchAll(/"([\w:.-]{20,120})"/g)) keys.add(key)
  }
  return [...keys]
}
