/**
 * Returns SQL for a sum of known values, given the number of executions without a value. Null if the sum is 0
 * and any value is unknown. Both arguments are aggregates or plain columns and never null.
 */
export function knownUsd(sum: string, unpriced: string): string {
  return `case when ${sum} <> 0 or ${unpriced} = 0 then ${sum} end`
}
