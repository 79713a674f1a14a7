import { withoutEnd } from '~/lib/without-end'
import { type FormattedNumber, formatDecimals, formatPrice } from './format'

/** From here on nobody reads the digits. */
const abbreviatedFrom = 1e9

/** That a token of this chain usually has. */
const mostDecimals = 9

/** A UI amount of a token: grouped with two decimals from 1 on, below it as many as a price of that size has, abbreviated from a billion on. */
export function formatAmount(amountUi: number): FormattedNumber {
  if (Math.abs(amountUi) < 1 || Math.abs(amountUi) >= abbreviatedFrom) return formatPrice(amountUi)
  const text = formatDecimals(amountUi, 2)
  return { text, suffix: '', full: withoutEnd(withoutEnd(formatDecimals(amountUi, mostDecimals), '0'), '.') }
}
