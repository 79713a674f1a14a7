import { trimEndChar } from '~/lib/text/trim-end-char'
import { type FormattedNumber, formatDecimals, formatPrice, formatUsd } from './format'

/** Amount from which amounts are abbreviated, because readers do not need every digit of a larger amount. */
const abbreviatedFrom = 1e9

/** Usual number of decimals of a Solana token. */
const mostDecimals = 9

/**
 * Formats a UI amount. An amount of 1 or more has two decimals and grouped thousands. An amount below 1 has
 * as many decimals as a price. An amount of a billion or more is abbreviated.
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

/** Amount from which `formatAmountBriefly` abbreviates. */
const brieflyFrom = 1_000

/** Formats a UI amount for a place without space for many digits: with K, M, B or T from 1,000 on. */
export function formatAmountBriefly(amountUi: number): FormattedNumber {
  const whole = formatAmount(amountUi)
  if (Math.abs(amountUi) < brieflyFrom) return whole
  return { ...formatUsd(amountUi), full: whole.full }
}
