import { numberToDecimalText } from '~/lib/decimal-text'
import { withoutEnd } from '~/lib/without-end'
import type { DisplayUnit } from './ui-scale'

/** More decimals than this are taken for nonsense (security.md E3). */
const largestDecimals = 18

/** Up to here `10 ** n` is exact in a double, and so is the division by it. */
const largestExactPower = 22

/** Decimals that can be worked with; undefined for what a mint cannot mean. */
export function knownDecimals(decimals: number | null | undefined): number | undefined {
  if (decimals === null || decimals === undefined) return undefined
  return Number.isInteger(decimals) && decimals >= 0 && decimals <= largestDecimals ? decimals : undefined
}

/** Base units as an exact decimal text without trailing zeros, e.g. `(1234500n, 6)` → `1.2345`. */
export function rawToUiText(raw: bigint, decimals: number): string {
  const digits = (raw < 0n ? -raw : raw).toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = withoutEnd(digits.slice(digits.length - decimals), '0')
  const sign = raw < 0n ? '-' : ''
  return fraction === '' ? `${sign}${whole}` : `${sign}${whole}.${fraction}`
}

/** Base units as the amount that is displayed, a double; undefined while the decimals are unknown. */
export function rawToUiNumber(raw: bigint, { decimals, uiMultiplier }: DisplayUnit): number | undefined {
  if (decimals === undefined) return undefined
  if (uiMultiplier !== 1) return (Number(raw) * uiMultiplier) / 10 ** decimals
  const approximate = Number(raw)
  // Both operands are exact doubles here, so the quotient is rounded once, correctly.
  if (Number.isSafeInteger(approximate) && decimals <= largestExactPower) return approximate / 10 ** decimals
  return Number(rawToUiText(raw, decimals))
}

/** The fewest base units that are at least a UI amount, zero or more: what a minimum is compared with. Of the number its shortest decimal text counts. */
export function leastRaw(ui: number, decimals: number): bigint {
  const [whole = '', fraction = ''] = numberToDecimalText(ui).split('.')
  const raw = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
  return /[1-9]/.test(fraction.slice(decimals)) ? raw + 1n : raw
}

/** An exact decimal text as base units; undefined if it is no plain decimal or has more places than the mint. */
export function uiTextToRaw(text: string, decimals: number): bigint | undefined {
  const match = /^(-?)(\d{1,40})(?:\.(\d{1,40}))?$/.exec(text)
  if (match === null) return undefined
  const [, sign = '', whole = '', fraction = ''] = match
  if (fraction.length > decimals) return undefined
  const magnitude = BigInt(whole + fraction.padEnd(decimals, '0'))
  return sign === '-' ? -magnitude : magnitude
}
