import { quoteScale } from '~/domain/perp/perp'

/**
 * Lower bounds of the ranges of value into which the indexes of large executions divide them, USD. Their last range
 * has no upper bound. The indexes contain these numbers, so a change needs a migration.
 */
const bounds = [2_500, 10_000, 25_000, 50_000, 100_000, 250_000, 1_000_000] as const

/** Smallest value in the indexes of large executions, USD. */
export const leastLargeUsd = 1_000

/** Number of the last range; the ranges are counted from 0. */
const lastRange = bounds.length

const scaled = bounds.map((usd) => BigInt(usd) * quoteScale)

/** SQL of spot executions `f` as in their indexes: the range of value, and the condition of a large execution. */
export const largeSpot = {
  range: `width_bucket(f.usd, '{${bounds}}'::float8[])`,
  condition: `f.usd >= ${leastLargeUsd}`,
} as const

/** The same for perp executions. */
export const largePerp = {
  range: `width_bucket(f.quote_raw, '{${scaled}}'::numeric[])`,
  condition: `f.quote_raw >= ${BigInt(leastLargeUsd) * quoteScale}`,
} as const

/** Returns whether executions of at least this value are all in the indexes of large executions. */
export function isLarge(minUsd: number | undefined): minUsd is number {
  return minUsd !== undefined && minUsd >= leastLargeUsd
}

/** Returns whether a range begins with this value, so that no other value of its ranges is smaller. */
export function isRangeStart(minUsd: number): boolean {
  return minUsd === leastLargeUsd || bounds.some((bound) => bound === minUsd)
}

/** Returns the numbers of the ranges that contain executions of at least this value. */
export function rangesFrom(minUsd: number): number[] {
  const first = bounds.filter((bound) => bound <= minUsd).length
  return Array.from({ length: lastRange - first + 1 }, (_, index) => first + index)
}
