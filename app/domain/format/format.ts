import { countedZeros, groupedDecimals, significantDigits } from './decimals'

/**
 * A number split for display. The suffix is separate so that decimal points align in a column, and the full
 * value goes into the title.
 */
export interface FormattedNumber {
  readonly text: string
  /** Abbreviation after the number: `''`, `K`, `M`, `B` or `T`. */
  readonly suffix: string
  /** The full number: all significant digits, grouped, without a suffix. */
  readonly full: string
}

/** String that is shown in place of a missing number. */
export const missingText = '—'

const minus = '\u2212'

const suffixes = 'KMBT'

/** Smallest price for each number of decimals. Prices below the last entry have eight decimals. */
const priceDecimals = [
  { from: 1, decimals: 2 },
  { from: 0.01, decimals: 4 },
  { from: 0.0001, decimals: 6 },
] as const
const smallestPriceDecimals = 8

/**
 * Price below which leading zeros are replaced by their count, followed by three significant digits. Eight
 * decimals would show at most one significant digit of such a price.
 */
const countedBelow = 1e-7
const countedDigits = 3

/** Price above which Drift shows no decimals. */
const wholePerpPriceAbove = 9999

/**
 * Price from which perp prices are abbreviated. No real market is priced this high, but an oracle can report
 * any value, and a long number would widen its column.
 */
const shortPerpPriceFrom = 1e9

/** Number of significant digits of a full price. */
const priceDigits = 12

/** Formats `value` grouped, with exactly `decimals` decimals and the minus sign U+2212. */
export function formatDecimals(value: number, decimals: number): string {
  const text = groupedDecimals(Math.abs(value), decimals)
  return value < 0 && /[1-9]/.test(text) ? minus + text : text
}

/** Formats a whole number with grouped thousands. */
export function formatCount(count: number): string {
  return formatDecimals(count, 0)
}

/**
 * Formats USD with two decimals, and with K, M, B or T from 1,000 on. Less than half a cent is `<0.01`, never
 * `0.00`.
 */
export function formatUsd(amountUsd: number): FormattedNumber {
  if (amountUsd > 0 && amountUsd < 0.005) return { text: '<0.01', suffix: '', full: fullPrice(amountUsd) }
  const { text, suffix } = abbreviate(amountUsd)
  return {
    text,
    suffix,
    // The full number is computed only when it is read, because formatting is the main cost of a list of
    // changing numbers.
    get full() {
      return formatDecimals(amountUsd, 2)
    },
  }
}

/** Formats USD with two decimals and no abbreviation, for rates that users compare digit by digit. */
export function formatUsdInFull(amountUsd: number): FormattedNumber {
  const full = formatDecimals(amountUsd, 2)
  if (amountUsd > 0 && amountUsd < 0.005) return { text: '<0.01', suffix: '', full: fullPrice(amountUsd) }
  return { text: full, suffix: '', full }
}

/**
 * Formats a spot price. A price of 1 or more is abbreviated and has two decimals. A price below 1 has four,
 * six or eight decimals. In the smallest prices, leading zeros are replaced by their count.
 */
export function formatPrice(price: number): FormattedNumber {
  const full = fullPrice(price)
  if (price === 0) return { text: '0.00', suffix: '', full }
  if (price > 0 && price < countedBelow) return { text: countedZeros(price, countedDigits), suffix: '', full }
  if (price >= 1) return { ...abbreviate(price), full }
  return { text: formatDecimals(price, decimalsOfPrice(price)), suffix: '', full }
}

/**
 * Formats a perp price as Drift does: no decimals above 9,999, otherwise two. `formatPrice` formats a price
 * that would show as 0.00 and a price of a billion or more.
 */
export function formatPerpPrice(price: number): FormattedNumber {
  const text = formatDecimals(price, price > wholePerpPriceAbove ? 0 : 2)
  if (price >= shortPerpPriceFrom || (price > 0 && !/[1-9]/.test(text))) return formatPrice(price)
  return {
    text,
    suffix: '',
    get full() {
      return fullPrice(price)
    },
  }
}

/**
 * Formats a price that users compare with others digit by digit, such as that of a trade or a bar. Nothing below a billion
 * is abbreviated. From 1 on it has the decimals of a perp price, below that those of a spot price.
 */
export function formatPriceInFull(price: number): FormattedNumber {
  return price >= 1 ? formatPerpPrice(price) : formatPrice(price)
}

/** Formats a number with its sign: `+2.31`, `−0.42`. A number that rounds to zero has no sign. */
export function formatSigned(value: number, decimals: number): string {
  const text = formatDecimals(value, decimals)
  return value > 0 && /[1-9]/.test(text) ? `+${text}` : text
}

/** Formats a percentage with its sign, e.g. `+2.31%`. */
export function formatChange(percent: number): string {
  return `${formatSigned(percent, 2)}%`
}

/** Clamps progress to 0–100 and rounds it for display, e.g. 37.6 → 38. */
export function roundedProgress(percent: number): number {
  return Math.round(Math.min(100, Math.max(0, percent)))
}

/** A progress bar with a percentage above this one is amber. */
const hotAbovePercent = 90

/**
 * Returns whether a progress bar is amber. The rounded percentage decides, so that a progress of 90.4, which
 * is shown as "90%", has a green bar.
 */
export function isHotProgress(percent: number): boolean {
  return roundedProgress(percent) > hotAbovePercent
}

/** Shortens a key to its first four and last four characters. */
export function shortKey(key: string): string {
  return key.length <= 9 ? key : `${key.slice(0, 4)}…${key.slice(-4)}`
}

function abbreviate(value: number): { text: string; suffix: string } {
  let thousands = 0
  // 999,999 would be rounded to 1,000.00K. The larger unit is used as soon as the smaller unit would show a thousand.
  while (thousands < suffixes.length && Math.round((Math.abs(value) / 1_000 ** thousands) * 100) >= 100_000)
    thousands += 1
  return { text: formatDecimals(value / 1_000 ** thousands, 2), suffix: suffixes.charAt(thousands - 1) }
}

function decimalsOfPrice(price: number): number {
  return priceDecimals.find((step) => price >= step.from)?.decimals ?? smallestPriceDecimals
}

function fullPrice(price: number): string {
  if (price >= 1000) return formatDecimals(price, 2)
  return significantDigits(price, priceDigits)
}
