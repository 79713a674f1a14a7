/**
 * Formats `magnitude` (not negative) with exactly `decimals` decimals and grouped thousands, like `Intl` in
 * American English. Halves of the shortest decimal notation round up. Numbers of 1e21 or more are written
 * with a power of ten. `Intl` itself is not used: its first use makes a browser load its tables of all
 * languages, which blocks a phone for about 0.1 seconds.
 */
export function groupedDecimals(magnitude: number, decimals: number): string {
  if (magnitude >= withExponentFrom) return magnitude.toExponential(2)
  const text = clearlyRounded(magnitude, decimals) ?? withDecimals(magnitude, decimals)
  const point = decimals === 0 ? text.length : text.length - decimals - 1
  if (point <= 3) return text
  return groupThousands(text.slice(0, point)) + text.slice(point)
}

/**
 * Formats `magnitude` with at most `digits` significant digits, without an exponent or trailing zeros.
 * `magnitude` must be below 1,000,000.
 */
export function significantDigits(magnitude: number, digits: number): string {
  const text = `${Number(magnitude.toPrecision(digits))}`
  const [mantissa = '', exponent] = text.split('e-')
  if (exponent === undefined) return text
  return `0.${'0'.repeat(Number(exponent) - 1)}${mantissa.replace('.', '')}`
}

/**
 * Formats a `magnitude` below 0.1 with `digits` significant digits and a count of the zeros before them:
 * 0.0000000123 → `0.0₇123`.
 */
export function countedZeros(magnitude: number, digits: number): string {
  const [mantissa = '', exponent] = magnitude.toExponential(digits - 1).split('e-')
  const zeros = `${Number(exponent) - 1}`.replace(/\d/g, (digit) => subscripts.charAt(Number(digit)))
  return `0.0${zeros}${mantissa.replace('.', '')}`
}

const subscripts = '₀₁₂₃₄₅₆₇₈₉'

/**
 * Number from which `toFixed` returns an exponent. No market has such large numbers, but anyone can create an
 * account that contains one.
 */
const withExponentFrom = 1e21

function groupThousands(digits: string): string {
  let grouped = digits.slice(0, digits.length % 3 || 3)
  for (let at = grouped.length; at < digits.length; at += 3) grouped += `,${digits.slice(at, at + 3)}`
  return grouped
}

/** Numbers of this many of the smallest shown units or more are rounded by `withDecimals`. */
const quickBelow = 1e9
/** Distance from a whole number up to which a number below `quickBelow` is certainly no half, whatever its error. */
const notHalf = 0.499_999

/**
 * Formats as `withDecimals`, in half of its time. `undefined`: too large, or too near a half to be rounded by this
 * function.
 */
function clearlyRounded(magnitude: number, decimals: number): string | undefined {
  const units = 10 ** decimals
  const rounded = Math.round(magnitude * units)
  if (rounded < quickBelow && Math.abs(magnitude * units - rounded) < notHalf)
    return (rounded / units).toFixed(decimals)
}

function withDecimals(magnitude: number, decimals: number): string {
  const shortest = `${magnitude}`
  const [mantissa = '', exponent = ''] = shortest.split('e-')
  const point = mantissa.indexOf('.')
  const ownDecimals = point < 0 ? 0 : mantissa.length - point - 1
  // Pad with zeros. `toFixed` would show the error of the binary representation.
  if (exponent === '' && ownDecimals > 0 && ownDecimals <= decimals)
    return shortest + '0'.repeat(decimals - ownDecimals)
  const isHalf = ownDecimals + Number(exponent) === decimals + 1 && mantissa.endsWith('5')
  if (!isHalf) return magnitude.toFixed(decimals)
  // The binary value may be slightly below the half that its decimal notation shows. An extra digit 9 moves
  // it above the half, so that it rounds up.
  const lifted = mantissa + (point < 0 ? '.9' : '9')
  return Number(`${lifted}e-${exponent || 0}`).toFixed(decimals)
}
