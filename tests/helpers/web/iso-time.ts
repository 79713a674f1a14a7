/** Formats unix seconds as the API's tables do: ISO 8601 in UTC, in whole seconds. */
export function isoTime(seconds: number): string {
  return new Date(seconds * 1_000).toISOString().replace('.000Z', 'Z')
}
