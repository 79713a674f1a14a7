/**
 * Returns the start of the first full hour in a time range that begins at `since` (unix seconds). The volume
 * before that hour is read from the executions.
 */
export function firstFullHour(since: number): number {
  return Math.ceil(since / 3_600) * 3_600
}
