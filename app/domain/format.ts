import { countedZeros, groupedDecimals, significantDigits } from './decimals'

/** A number as people read it: the unit suffix stands apart so that decimal points line up, the full value goes into the title. */
export interface FormattedNumber {
  readonly text: string
  /** `''`, `K`, `M`, `B` or `T`. */
  readonly suffix: string
  /** Every digit that matters, grouped, without a suffix. */
  readonly full: string
}

/** Shown where a number is missing. */
export const missingText = '—'

const minus = '\u2212'

const steps = [
  { from: 1e12, suffix: 'T' },
  { from: 1e9, suffix: 'B' },
  { from: 1e6, suffix: 'M' },
  { from: 1e3, suffix: 'K' },
] as const

/** Least price of each number of decimals (resolution 4.14); below the last one there are eight. */
const priceDecimals = [
  { from: 1, decimals: 2 },
  { from: 0.01, decimals: 4 },
  { from: 0.0001, decimals: 6 },
] as const
const smallestPriceDecimals = 8

/** Of a price below this, eight decimals leave one digit or none: its zeros are counted (M129), and it has three. */
const countedBelow = 1e-7
const countedDigits = 3

/** Drift prints prices above this without decimals. */
const wholePerpPriceAbove = 9999

/** No market's price is as high; whoever writes one into a market's oracle shall not widen what it stands in. */
const shortPerpPriceFrom = 1e9

/** Of a price in full. */
const priceDigits = 12

/** `value` grouped with exactly `decimals` decimals and a true minus sign. */
export function formatDecimals(value: number, decimals: number): string {
  const text = groupedDecimals(Math.abs(value), decimals)
  return value < 0 && /[1-9]/.test(text) ? minus + text : text
}

/** A whole number, grouped. */
export function formatCount(count: number): string {
  return formatDecimals(count, 0)
}

/** USD with two decimals and K, M, B or T from 1,000 on; a cent fraction is `<0.01`, never `0.00`. */
export function formatUsd(amountUsd: number): FormattedNumber {
  if (amountUsd > 0 && amountUsd < 0.005) return { text: '<0.01', suffix: '', full: fullPrice(amountUsd) }
  return {
    ...abbreviate(amountUsd),
    // Only when somebody asks: formatting is what a list of changing numbers costs most.
    get full() {
      return formatDecimals(amountUsd, 2)
    },
  }
}

/** USD with two decimals and no abbreviation, for rates that are compared digit by digit. */
export function formatUsdInFull(amountUsd: number): FormattedNumber {
  const full = formatDecimals(amountUsd, 2)
  if (amountUsd > 0 && amountUsd < 0.005) return { text: '<0.01', suffix: '', full: fullPrice(amountUsd) }
  return { text: full, suffix: '', full }
}

/** A price by the one price rule: M and K with two decimals, below 1 four, six or eight decimals (resolution 4.14), then counted zeros. */
export function formatPrice(price: number): FormattedNumber {
  const full = fullPrice(price)
  if (price === 0) return { text: '0.00', suffix: '', full }
  if (price > 0 && price < countedBelow) return { text: countedZeros(price, countedDigits), suffix: '', full }
  if (price >= 1) return { ...abbreviate(price), full }
  return { text: formatDecimals(price, decimalsOfPrice(price)), suffix: '', full }
}

/** A perp price by Drift's rule: no decimals above 9,999, else two; one that would read 0.00, and one of a billion or more, follows the general rule. */
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

/** Always with a sign: `+2.31`, `−0.42`; what rounds to nothing has none. */
export function formatSigned(value: number, decimals: number): string {
  const text = formatDecimals(value, decimals)
  return value > 0 && /[1-9]/.test(text) ? `+${text}` : text
}

/** A percentage with its sign, e.g. `+2.31%`. */
export function formatChange(percent: number): string {
  return `${formatSigned(percent, 2)}%`
}

/** Progress for display: clamped to 0–100 and rounded (M236), e.g. 37.6 → 38. */
export function roundedProgress(percent: number): number {
  return Math.round(Math.min(100, Math.max(0, percent)))
}

/** Above this a bar of progress turns amber (M236). */
const hotAbovePercent = 90

/** Whether a bar of progress is amber: by the percentage that is shown, so that 90.4 is green beside "90%". */
export function isHotProgress(percent: number): boolean {
  return roundedProgress(percent) > hotAbovePercent
}

/** First four … last four characters of a key (M243). */
export function shortKey(key: string): string {
  return key.length <= 9 ? key : `${key.slice(0, 4)}…${key.slice(-4)}`
}

function abbreviate(value: number): { text: string; suffix: string } {
  const magnitude = Math.abs(value)
  for (const [index, step] of steps.entries()) {
    // 999,999 rounds to 1,000.00K, which is 1.00M: the larger unit wins as soon as the smaller one would show a thousand.
    const unitBelow = steps[index + 1]?.from ?? 1
    if (magnitude >= step.from || Math.round((magnitude / unitBelow) * 100) >= 100_000) {
      return { text: formatDecimals(value / step.from, 2), suffix: step.suffix }
    }
  }
  return { text: formatDecimals(value, 2), suffix: '' }
}

function decimalsOfPrice(price: number): number {
  return priceDecimals.find((step) => price >= step.from)?.decimals ?? smallestPriceDecimals
}

function fullPrice(price: number): string {
  if (price >= 1000) return formatDecimals(price, 2)
  return significantDigits(price, priceDigits)
}
