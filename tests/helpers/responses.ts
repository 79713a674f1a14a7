import { hasRows, type Operation } from './api-document'

/**
 * Returns whether a response is worth measuring: it has at least one row if the operation returns rows. Any
 * other response must contain a list with elements, or no list at all.
 */
export async function saysSomething(operation: Operation, response: Response): Promise<boolean> {
  if (!response.ok) return false
  const text = await response.text()
  return hasRows(operation) ? text.trim() !== '' : !isBare(JSON.parse(text))
}

/** Returns the path that makes an operation return its rows as one JSON value per line. */
export function rowsPath(operation: Operation, path: string): string {
  if (!hasRows(operation)) return path
  return `${path}${path.includes('?') ? '&' : '?'}format=ndjson`
}

/** Returns whether the response has lists and all of them are empty. */
function isBare(response: unknown): boolean {
  const lists = listsIn(response)
  return lists.length > 0 && lists.every((list) => list.length === 0)
}

function listsIn(response: unknown): (readonly unknown[])[] {
  if (typeof response !== 'object' || response === null) return []
  if (Array.isArray(response)) return [response]
  return Object.values(response).flatMap(listsIn)
}
