import { formatUsd } from '~/domain/format/format'

/** Formats an amount in dollars for a sentence, for example `$1.92M`. */
export function dollars(amountUsd: number): string {
  const { text, suffix } = formatUsd(amountUsd)
  return `$${text}${suffix}`
}

/** Formats an amount in dollars with its sign, for example `+$380.00K` or `−$1.20K`. */
export function signedDollars(amountUsd: number): string {
  const sign = amountUsd > 0 ? '+' : amountUsd < 0 ? '\u2212' : ''
  return `${sign}${dollars(Math.abs(amountUsd))}`
}
