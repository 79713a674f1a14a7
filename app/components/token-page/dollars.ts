import { formatUsd } from '~/domain/format'

/** Dollars within a sentence, e.g. `$1.92M`. */
export function dollars(amountUsd: number): string {
  const { text, suffix } = formatUsd(amountUsd)
  return `$${text}${suffix}`
}

/** Dollars with their sign, e.g. `+$380.00K`, `−$1.20K`. */
export function signedDollars(amountUsd: number): string {
  const sign = amountUsd > 0 ? '+' : amountUsd < 0 ? '\u2212' : ''
  return `${sign}${dollars(Math.abs(amountUsd))}`
}
