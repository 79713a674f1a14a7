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

/** Formats USD with K, M and B: `$214.80M`. */
export function usdText(amountUsd: number | null): string {
  if (amountUsd === null) return missingText
  const { text, suffix } = formatUsd(amountUsd)
  return `$${text}${suffix}`
}

/** Formats a perp price by Drift's rule. */
export function priceText(priceUsd: number | null): string {
  if (priceUsd === null) return missingText
  const { text, suffix } = formatPerpPrice(priceUsd)
  return text + suffix
}

/** Formats a change in percent with its sign: `+2.31%`. */
export function changeText(percent: number | null): string {
  return percent === null ? missingText : formatChange(percent)
}

/** Formats funding in basis points per hour as simple percent per year, four decimals: `+10.9500%`. */
export function fundingText(rateBps: number | null): string {
  return rateBps === null ? missingText : `${formatSigned(computeFundingAprPercent(rateBps), 4)}%`
}

/** Formats funding in basis points per hour as percent per hour: `+0.0013%`. */
export function hourlyFundingText(rateBps: number | null): string {
  return rateBps === null ? missingText : `${formatSigned(rateBps / 100, 4)}%`
}

/** Formats longs per short. */
export function ratioText(ratio: number | null): string {
  return ratio === null ? missingText : formatDecimals(ratio, 2)
}

/** Formats a distance from the mean: `+2.6σ`. */
export function sigmaText(zScore: number): string {
  return `${formatSigned(zScore, 1)}σ`
}

/** Returns the tone of a number. Zero counts as up. */
export function toneOf(number: number | null): Tone {
  if (number === null) return 'muted'
  return number >= 0 ? 'buy' : 'sell'
}
