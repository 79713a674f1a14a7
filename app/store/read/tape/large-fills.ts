import { quoteScale } from '~/domain/perp/perp'

/**
 * Values from which executions have an index of their own, USD, descending. The indexes contain these numbers, so a
 * change needs a migration. Pages offer three of them as minimum values.
 */
const tiers = [250_000, 50_000, 10_000, 1_000] as const

/** Returns the largest tier whose index contains all executions of at least this value. `undefined`: there is none. */
export function tierOf(minUsd: number | undefined): number | undefined {
  return minUsd === undefined ? undefined : tiers.find((tier) => tier <= minUsd)
}

/** Returns the SQL condition of a tier's index of spot executions. */
export function isSpotTier(tierUsd: number): string {
  return `f.usd >= ${tierUsd}`
}

/** Returns the SQL condition of a tier's index of perp executions. */
export function isPerpTier(tierUsd: number): string {
  return `f.quote_raw >= ${BigInt(tierUsd) * quoteScale}`
}

/** Smallest tier from which a token's executions are so few that they are found among those of all tokens, USD. */
const sparseUsd = 10_000

/** Returns whether executions of at least this value are few. */
export function isSparse(minUsd: number | undefined): boolean {
  return minUsd !== undefined && minUsd >= sparseUsd
}
