/**
 * Returns the bought share of a volume in USD, percent. `undefined` if nothing was traded or a side is
 * unknown (null).
 */
export function boughtPercent(boughtUsd: number | null, soldUsd: number | null): number | undefined {
  if (boughtUsd === null || soldUsd === null || boughtUsd + soldUsd === 0) return undefined
  return (100 * boughtUsd) / (boughtUsd + soldUsd)
}
