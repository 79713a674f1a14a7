/** Formats unix seconds like the API's tables: ISO 8601 in UTC, whole seconds. */
export function isoTime(seconds: number): string {
  return new Date(seconds * 1_000).toISOString().replace('.000Z', 'Z')
}
