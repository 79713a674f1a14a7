import { hasRows, type Operation } from './api-document'

/**
 * Returns whether a response is worth measuring. If the operation returns rows, the response must have at
 * least one. Any other response must contain a list with elements, or no list at all.
 */
export async function saysSomething(operation: Operation, response: Response): Promise<boolean> {
  if (!response.ok) return false
  const text = await response.text()
  return hasRows(operation) ? text.trim() !== '' : !isBare(JSON.parse(text))
}

/** Returns the path of an operation that makes it return its rows as NDJSON. */
export function rowsPath(operation: Operation, path: string): string {
  if (!hasRows(operation)) return path
  return `${path}${path.includes('?') ? '&' : '?'}format=ndjson`
}

/** Returns whether the response contains lists of which all are empty. */
function isBare(response: unknown): boolean {
  const lists = listsIn(response)
  return lists.length > 0 && lists.every((list) => list.length === 0)
}

function listsIn(response: unknown): (readonly unknown[])[] {
  if (typeof response !== 'object' || response === null) return []
  if (Array.isArray(response)) return [response]
  return Object.values(response).flatMap(listsIn)
}
