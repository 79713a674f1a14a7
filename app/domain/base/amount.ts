import { numberToDecimalText } from '~/lib/text/decimal-text'
import { trimEndChar } from '~/lib/text/trim-end-char'
import type { DisplayUnit } from './ui-scale'

/** Maximum number of decimals of a mint. A mint with more decimals is treated as invalid. */
const largestDecimals = 18

/** Largest exponent for which `10 ** n` is exact in a double, so that dividing by it rounds only once. */
const largestExactPower = 22

/** Returns `decimals` if it is a number of decimals that a mint can have, otherwise `undefined`. */
export function knownDecimals(decimals: number | null | undefined): number | undefined {
  if (decimals === null || decimals === undefined) return undefined
  return Number.isInteger(decimals) && decimals >= 0 && decimals <= largestDecimals ? decimals : undefined
}

/** Formats base units as an exact decimal string without trailing zeros, e.g. `(1234500n, 6)` → `1.2345`. */
export function rawToUiText(raw: bigint, decimals: number): string {
  const digits = (raw < 0n ? -raw : raw).toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = trimEndChar(digits.slice(digits.length - decimals), '0')
  const sign = raw < 0n ? '-' : ''
  return fraction === '' ? `${sign}${whole}` : `${sign}${whole}.${fraction}`
}

/** Converts base units to UI units, as a double. Returns `undefined` if the decimals are unknown. */
export function rawToUiNumber(raw: bigint, { decimals, uiMultiplier }: DisplayUnit): number | undefined {
  if (decimals === undefined) return undefined
  if (uiMultiplier !== 1) return (Number(raw) * uiMultiplier) / 10 ** decimals
  const approximate = Number(raw)
  // Both operands are exact doubles here, so the quotient is rounded only once.
  if (Number.isSafeInteger(approximate) && decimals <= largestExactPower) return approximate / 10 ** decimals
  return Number(rawToUiText(raw, decimals))
}

/**
 * Converts a UI amount (0 or more) to base units, rounded up. The result is the smallest number of base units
 * that is worth at least `ui`. The exact value of `ui` is taken from its shortest decimal notation.
 */
export function leastRaw(ui: number, decimals: number): bigint {
  const [whole = '', fraction = ''] = numberToDecimalText(ui).split('.')
  const raw = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
  return /[1-9]/.test(fraction.slice(decimals)) ? raw + 1n : raw
}

/**
 * Parses an exact decimal string into base units. Returns `undefined` if the string is not a plain decimal
 * number or has more decimals than the mint.
 */
export function uiTextToRaw(text: string, decimals: number): bigint | undefined {
  const match = /^(-?)(\d{1,40})(?:\.(\d{1,40}))?$/.exec(text)
  if (match === null) return undefined
  const [, sign = '', whole = '', fraction = ''] = match
  if (fraction.length > decimals) return undefined
  const magnitude = BigInt(whole + fraction.padEnd(decimals, '0'))
  return sign === '-' ? -magnitude : magnitude
}
