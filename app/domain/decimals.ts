/**
 * `magnitude` (not negative) with exactly `decimals` decimals, grouped by thousands, as `Intl` writes it in American English: halves of the
 * shortest decimal notation go up. Without `Intl`, whose first use has a browser read its tables of all languages: a tenth of a second on a
 * phone, in one piece. From 1e21 on in powers of ten.
 */
export function groupedDecimals(magnitude: number, decimals: number): string {
  if (magnitude >= withExponentFrom) return magnitude.toExponential(2)
  const text = withDecimals(magnitude, decimals)
  const point = decimals === 0 ? text.length : text.length - decimals - 1
  if (point <= 3) return text
  return groupThousands(text.slice(0, point)) + text.slice(point)
}

/** `magnitude` with at most `digits` significant digits, without an exponent and without zeros at its end; below 1,000,000. */
export function significantDigits(magnitude: number, digits: number): string {
  const text = `${Number(magnitude.toPrecision(digits))}`
  const [mantissa = '', exponent] = text.split('e-')
  if (exponent === undefined) return text
  return `0.${'0'.repeat(Number(exponent) - 1)}${mantissa.replace('.', '')}`
}

/** A `magnitude` below 0.1 with `digits` significant digits and the zeros before them counted: 0.0000000123 → `0.0₇123`. */
export function countedZeros(magnitude: number, digits: number): string {
  const [mantissa = '', exponent] = magnitude.toExponential(digits - 1).split('e-')
  const zeros = `${Number(exponent) - 1}`.replace(/\d/g, (digit) => subscripts.charAt(Number(digit)))
  return `0.0${zeros}${mantissa.replace('.', '')}`
}

const subscripts = '₀₁₂₃₄₅₆₇₈₉'

/** No market has such a number, but whoever opens an account may write one into it. */
const withExponentFrom = 1e21

function groupThousands(digits: string): string {
  let grouped = digits.slice(0, digits.length % 3 || 3)
  for (let at = grouped.length; at < digits.length; at += 3) grouped += `,${digits.slice(at, at + 3)}`
  return grouped
}

function withDecimals(magnitude: number, decimals: number): string {
  const shortest = `${magnitude}`
  const [mantissa = '', exponent = ''] = shortest.split('e-')
  const point = mantissa.indexOf('.')
  const ownDecimals = point < 0 ? 0 : mantissa.length - point - 1
  // Beyond its own decimals stand zeros, and not what the binary number is off by.
  if (exponent === '' && ownDecimals > 0 && ownDecimals <= decimals)
    return shortest + '0'.repeat(decimals - ownDecimals)
  const isHalf = ownDecimals + Number(exponent) === decimals + 1 && mantissa.endsWith('5')
  if (!isHalf) return magnitude.toFixed(decimals)
  // In binary it may lie below what its notation says: one more digit lifts it above the middle.
  const lifted = mantissa + (point < 0 ? '.9' : '9')
  return Number(`${lifted}e-${exponent || 0}`).toFixed(decimals)
}
