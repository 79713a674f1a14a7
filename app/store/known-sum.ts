/** SQL: a sum of known values beside how many executions have none; null where nothing of it is known. Both are aggregates or plain columns, never null. */
export function knownUsd(sum: string, unpriced: string): string {
  return `case when ${sum} <> 0 or ${unpriced} = 0 then ${sum} end`
}
