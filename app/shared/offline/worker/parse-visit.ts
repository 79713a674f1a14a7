import type { VisitMessage } from '../visit-message'

/** Most files that a page may name. */
const mostFiles = 200

/** Parses the message of a page. `undefined`: it is another message. */
export function parseVisit(data: unknown): VisitMessage | undefined {
  if (typeof data !== 'object' || data === null || !('visited' in data) || !('files' in data))
    return undefined
  const { visited, files } = data
  if (typeof visited !== 'string' || !/^\/(?![/\\])/.test(visited) || !Array.isArray(files)) return undefined
  return { visited, files: files.filter((file) => typeof file === 'string').slice(0, mostFiles) }
}
