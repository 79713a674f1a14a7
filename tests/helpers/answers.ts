import { hasRows, type Operation } from './api-document'

/** Whether an answer is one that is worth measuring: rows, where the operation answers rows; else anything but lists without elements. */
export async function saysSomething(operation: Operation, response: Response): Promise<boolean> {
  if (!response.ok) return false
  const text = await response.text()
  return hasRows(operation) ? text.trim() !== '' : !isBare(JSON.parse(text))
}

/** The path under which an operation answers its rows one a line, whatever the shape of its usual answer. */
export function rowsPath(operation: Operation, path: string): string {
  if (!hasRows(operation)) return path
  return `${path}${path.includes('?') ? '&' : '?'}format=ndjson`
}

/** All lists in it are empty, and there are some. */
function isBare(answer: unknown): boolean {
  const lists = listsIn(answer)
  return lists.length > 0 && lists.every((list) => list.length === 0)
}

function listsIn(answer: unknown): (readonly unknown[])[] {
  if (typeof answer !== 'object' || answer === null) return []
  if (Array.isArray(answer)) return [answer]
  return Object.values(answer).flatMap(listsIn)
}
