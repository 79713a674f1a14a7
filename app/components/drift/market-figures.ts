import {
  formatChange,
  formatDecimals,
  formatPerpPrice,
  formatSigned,
  formatUsd,
  missingText,
} from '~/domain/format'
import { computeFundingAprPercent } from '~/domain/perp-math'
import type { Tone } from '~/ui/text-style.css'

/** USD with K, M and B: `$214.80M`. */
export function usdText(amountUsd: number | null): string {
  if (amountUsd === null) return missingText
  const { text, suffix } = formatUsd(amountUsd)
  return `$${text}${suffix}`
}

/** A perp price by Drift's rule. */
export function priceText(priceUsd: number | null): string {
  if (priceUsd === null) return missingText
  const { text, suffix } = formatPerpPrice(priceUsd)
  return text + suffix
}

/** A change in percent with its sign: `+2.31%`. */
export function changeText(percent: number | null): string {
  return percent === null ? missingText : formatChange(percent)
}

/** Funding in basis points per hour as simple percent per year, four decimals: `+10.9500%` (M197). */
export function fundingText(rateBps: number | null): string {
  return rateBps === null ? missingText : `${formatSigned(computeFundingAprPercent(rateBps), 4)}%`
}

/** The same for the hour alone: `+0.0013%`. */
export function hourlyFundingText(rateBps: number | null): string {
  return rateBps === null ? missingText : `${formatSigned(rateBps / 100, 4)}%`
}

/** Longs per short. */
export function ratioText(ratio: number | null): string {
  return ratio === null ? missingText : formatDecimals(ratio, 2)
}

/** How far from the mean: `+2.6σ`. */
export function sigmaText(zScore: number): string {
  return `${formatSigned(zScore, 1)}σ`
}

/** Up is zero or more (M172). */
export function toneOf(number: number | null): Tone {
  if (number === null) return 'muted'
  return number >= 0 ? 'buy' : 'sell'
}
