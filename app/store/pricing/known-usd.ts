/**
 * Returns SQL for a sum of known USD values. The result is null if the sum is 0 and the number of executions
 * without a value is not 0. Both arguments are aggregates or plain columns and never null.
 */
export function knownUsd(sum: string, unpriced: string): string {
  return `case when ${sum} <> 0 or ${unpriced} = 0 then ${sum} end`
}
