import { absurdUsd } from './fill-value'
import type { UnixSeconds } from './time'

/** A price sample counts for this long (definitions.md); afterwards the price is unknown. */
export const priceFreshSeconds = 600

/** A price that differs by more than this from what was told shortly before and after is not believed (security.md E2). */
export const largestJumpFraction = 0.5

/** All that there can be of a token (2^64 base units) is worth nothing below this, USD per unit; and a product with a smaller one may leave what a double can hold. */
export const leastPriceUsd = 1e-30

/** Whether a number can be a price at all (security.md E2). Zero is none: otherwise what has no price would be worth nothing. */
export function isPrice(priceUsd: number): boolean {
  return priceUsd >= leastPriceUsd && priceUsd < absurdUsd
}

/** The price of a sample at `now`, or undefined where there is none, it is too old, or it is no price. USD per unscaled unit. */
export function freshPrice(
  priceUsd: number | null,
  sampledAt: UnixSeconds | null,
  now: UnixSeconds,
): number | undefined {
  if (priceUsd === null || sampledAt === null || now - sampledAt > priceFreshSeconds) return undefined
  return isPrice(priceUsd) ? priceUsd : undefined
}

/** Beyond this a market cap means nothing. */
export const absurdCapUsd = 1e18

/** Price × supply in USD; undefined when either is unknown or the product is no number that means anything. */
export function marketCapUsd(priceUsd: number | undefined, supplyUi: number | undefined): number | undefined {
  if (priceUsd === undefined || supplyUi === undefined) return undefined
  const cap = priceUsd * supplyUi
  return cap < absurdCapUsd ? cap : undefined
}
