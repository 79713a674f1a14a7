/**
 * Returns SQL that converts a timestamp to whole unix seconds, rounded down. A plain cast rounds to the
 * nearest second, which may be in the future.
 */
export function wholeSeconds(timestamp: string): string {
  return `floor(extract(epoch from ${timestamp}))::int8`
}
