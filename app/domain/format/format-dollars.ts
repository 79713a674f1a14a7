import { formatUsd } from './format'

/**
 * Formats USD as one abbreviated string with the sign before the dollar: `$1.24M`, `−$250.00`, `$0.00`. With
 * `signed`, positive amounts get a plus.
 */
export function formatDollars(amountUsd: number, signed = false): string {
  const { text, suffix } = formatUsd(Math.abs(amountUsd))
  const isZero = !/[1-9]/.test(text)
  const sign = isZero ? '' : amountUsd < 0 ? '\u2212' : signed ? '+' : ''
  return text.startsWith('<') ? `${sign}<$${text.slice(1)}` : `${sign}$${text}${suffix}`
}

/** Formats USD beside a grid line without trailing zeros, e.g. `500K`, `2.5M`, `−250K`, `0`. */
export function formatGridUsd(amountUsd: number): string {
  const { text, suffix } = formatUsd(amountUsd)
  return `${text.replace(/\.0+$|(\.\d*[1-9])0+$/, '$1')}${suffix}`
}
