import type { UnixSeconds } from '../base/time'
import { absurdUsd } from '../order/fill-value'

/** Time for which a price sample is valid, seconds. After this time the price is unknown. */
export const priceFreshSeconds = 600

/**
 * Maximum accepted jump of a price. A sample that differs by more from the samples shortly before and after
 * it is rejected.
 */
export const largestJumpFraction = 0.5

/**
 * Minimum accepted price, USD per unit. Below it, even the largest possible supply (2^64 base units) is worth
 * nothing, and products may exceed the range of a double.
 */
export const leastPriceUsd = 1e-30

/**
 * Returns whether a number can be a price. Zero is rejected, because a token without a price would otherwise
 * count as worthless.
 */
export function isPrice(priceUsd: number): boolean {
  return priceUsd >= leastPriceUsd && priceUsd < absurdUsd
}

/**
 * Returns the price of a sample at `now`, USD per unscaled unit. `undefined` if there is no sample, it is too
 * old or its price is invalid.
 */
export function freshPrice(
  priceUsd: number | null,
  sampledAt: UnixSeconds | null,
  now: UnixSeconds,
): number | undefined {
  if (priceUsd === null || sampledAt === null || now - sampledAt > priceFreshSeconds) return undefined
  return isPrice(priceUsd) ? priceUsd : undefined
}

/** Limit for market caps, USD. A market cap of this size or more is treated as unknown. */
export const absurdCapUsd = 1e18

/** Returns price × supply in USD. `undefined` if either is unknown or the product is too large to be real. */
export function marketCapUsd(priceUsd: number | undefined, supplyUi: number | undefined): number | undefined {
  if (priceUsd === undefined || supplyUi === undefined) return undefined
  const cap = priceUsd * supplyUi
  return cap < absurdCapUsd ? cap : undefined
}
