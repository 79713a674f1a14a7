/** Parses the message of a page: the path with query that was visited. `undefined`: it is another message. */
export function parseVisit(data: unknown): string | undefined {
  return typeof data === 'string' && /^\/(?![/\\])/.test(data) ? data : undefined
}
