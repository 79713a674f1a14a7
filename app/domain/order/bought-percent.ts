/**
 * Returns the share of purchases in a volume in USD, percent. Returns `undefined` if nothing was traded, or
 * if the bought or sold volume is unknown (`null`).
 */
export function boughtPercent(boughtUsd: number | null, soldUsd: number | null): number | undefined {
  if (boughtUsd === null || soldUsd === null || boughtUsd + soldUsd === 0) return undefined
  return (100 * boughtUsd) / (boughtUsd + soldUsd)
}
