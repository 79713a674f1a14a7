import { trimEndChar } from '~/lib/trim-end-char'
import { type FormattedNumber, formatDecimals, formatPrice } from './format'

/** Amount from which amounts are abbreviated, because readers do not need every digit. */
const abbreviatedFrom = 1e9

/** Usual number of decimals of a Solana token. */
const mostDecimals = 9

/**
 * Formats a UI amount: grouped with two decimals from 1 on, with the decimals of a price below 1, abbreviated
 * from a billion on.
 */
export function formatAmount(amountUi: number): FormattedNumber {
  if (Math.abs(amountUi) < 1 || Math.abs(amountUi) >= abbreviatedFrom) return formatPrice(amountUi)
  const text = formatDecimals(amountUi, 2)
  return {
    text,
    suffix: '',
    full: trimEndChar(trimEndChar(formatDecimals(amountUi, mostDecimals), '0'), '.'),
  }
}
