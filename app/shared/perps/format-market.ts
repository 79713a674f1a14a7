import type { UnixSeconds } from '~/domain/base/time'
import {
  type FormattedNumber,
  formatChange,
  formatDecimals,
  formatPerpPrice,
  formatPrice,
  formatSigned,
  formatUsd,
  missingText,
} from '~/domain/format/format'
import { formatAge } from '~/domain/format/format-time'
import { computeFundingAprPercent } from '~/domain/perp/perp-math'

/** Formats an amount in USD with K, M or B: `$214.80M`. */
export function usdText(amountUsd: number | null): string {
  if (amountUsd === null) return missingText
  const { text, suffix } = formatUsd(amountUsd)
  return `$${text}${suffix}`
}

/** Formats an amount in USD for a column whose header has the unit: `214.80M`. */
export function usdInColumn(amountUsd: number | null): string {
  if (amountUsd === null) return missingText
  const { text, suffix } = formatUsd(amountUsd)
  return text + suffix
}

/** Formats the price of a perpetual with the number of decimals that Drift uses. */
export function priceText(priceUsd: number | null): string {
  if (priceUsd === null) return missingText
  const { text, suffix } = formatPerpPrice(priceUsd)
  return text + suffix
}

/**
 * Returns a price below 1 with its significant digits. `undefined`: two decimals show the price well enough, or
 * the price is unknown.
 */
export function significantPrice(price: number | null): FormattedNumber | undefined {
  if (price === null || price <= 0 || price >= 1) return undefined
  const digits = formatPrice(price)
  return digits.text === formatPerpPrice(price).text ? undefined : digits
}

/** Formats a change in percent with a sign: `+2.31%`. */
export function changeText(percent: number | null): string {
  return percent === null ? missingText : formatChange(percent)
}

/** Returns the age of a kept 24 h change, to be placed after it: ` (20m ago)`. Empty for a current change. */
export function keptText(
  { priceChange24HourAt: keptAt }: { readonly priceChange24HourAt: number | null },
  now: UnixSeconds,
): string {
  return keptAt === null ? '' : ` (${formatAge(now - keptAt)} ago)`
}

/** Decimals of a funding rate, in both units. */
export const fundingDecimals = 4

/**
 * Converts funding from basis points per hour to simple percent per year and formats it with four decimals:
 * `+10.9500%`.
 */
export function fundingText(rateBps: number | null): string {
  return rateBps === null ? missingText : fundingPercentText(computeFundingAprPercent(rateBps))
}

/** Converts funding from basis points per hour to percent per hour and formats it: `+0.0013%`. */
export function hourlyFundingText(rateBps: number | null): string {
  return rateBps === null ? missingText : fundingPercentText(hourlyPercent(rateBps))
}

/** Converts funding from basis points per hour to percent per hour. */
export function hourlyPercent(rateBps: number): number {
  return rateBps / 100
}

function fundingPercentText(percent: number): string {
  return `${formatSigned(percent, fundingDecimals)}%`
}

/** Formats the ratio of longs to shorts. */
export function ratioText(ratio: number | null): string {
  return ratio === null ? missingText : formatDecimals(ratio, 2)
}

/** Formats a distance from the mean in standard deviations: `+2.6σ`. */
export function sigmaText(zScore: number): string {
  return `${formatSigned(zScore, 1)}σ`
}
