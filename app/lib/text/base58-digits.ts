/** Digit-level helpers that all base58 conversions share. */

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/**
 * Number of base58 digits per limb. 58^5 is below 2^30, so a double represents limb × 2^16 and sums of such
 * products exactly.
 */
export const digitsPerLimb = 5
export const limbBase = 58 ** digitsPerLimb
export const wordBase = 2 ** 16
/**
 * Reciprocal of 2^16. It is a power of two, so multiplying by it is exact. The multiplication is several
 * times cheaper than a division.
 */
export const wordShare = 1 / wordBase

/** Marks character codes outside the base58 alphabet. */
export const notADigit = 255
export const digitOfCode = createDigitTable()
const codeOfDigit = Uint8Array.from(alphabet, (character) => character.charCodeAt(0))
const codeOfOne = 49

/** Returns the number of limbs that hold any number of `byteLength` bytes. */
export function countLimbs(byteLength: number): number {
  return Math.ceil((byteLength * Math.log(256)) / Math.log(limbBase))
}

/** Writes the five base58 digits of a limb as character codes. */
export function putLimb(codes: number[], at: number, limb: number): void {
  let rest = limb | 0 // The value is below 2^30 from here on, so integer arithmetic is exact.
  for (let place = at + digitsPerLimb - 1; place >= at; place--) {
    const quotient = (rest / 58) | 0
    codes[place] = codeOfDigit[rest - quotient * 58] ?? 0
    rest = quotient
  }
}

/**
 * Returns the digits as a base58 string: one `1` for each leading zero byte, followed by the digits without
 * their own leading `1`s.
 */
export function printDigits(codes: number[], zeroBytes: number): string {
  let ones = 0
  while (ones < codes.length && codes[ones] === codeOfOne) ones++
  const digits = ones === 0 ? codes : codes.slice(ones)
  const text = digits.length <= 512 ? String.fromCharCode.apply(null, digits) : printLong(digits)
  return zeroBytes === 0 ? text : '1'.repeat(zeroBytes) + text
}

/** Joins long strings from parts, because `String.fromCharCode` accepts a limited number of arguments. */
function printLong(codes: readonly number[]): string {
  return codes.map((code) => String.fromCharCode(code)).join('')
}

/**
 * Returns the sum of `a[i] × b[i]` for each i in [from, to). The loop keeps four independent sums, because
 * with a single sum each addition would wait for the previous addition. All sums are integers below 2^53, so
 * the order of the additions does not matter.
 */
export function sumOfProducts(a: Float64Array, b: Float64Array, from: number, to: number): number {
  let first = 0
  let second = 0
  let third = 0
  let fourth = 0
  let i = from
  for (; i + 3 < to; i += 4) {
    first += (a[i] ?? 0) * (b[i] ?? 0)
    second += (a[i + 1] ?? 0) * (b[i + 1] ?? 0)
    third += (a[i + 2] ?? 0) * (b[i + 2] ?? 0)
    fourth += (a[i + 3] ?? 0) * (b[i + 3] ?? 0)
  }
  for (; i < to; i++) first += (a[i] ?? 0) * (b[i] ?? 0)
  return first + second + third + fourth
}

/**
 * Parses base58 digits into limbs, least significant limb first. The first limb contains the end of the
 * string. Returns false if a character is not base58.
 */
export function readLimbs(text: string, limbs: Float64Array): boolean {
  let at = text.length - limbs.length * digitsPerLimb
  for (let limb = limbs.length - 1; limb >= 0; limb--) {
    let value = 0
    for (const end = at + digitsPerLimb; at < end; at++) {
      const digit = at < 0 ? 0 : (digitOfCode[text.charCodeAt(at)] ?? notADigit)
      if (digit === notADigit) return false
      value = value * 58 + digit
    }
    limbs[limb] = value
  }
  return true
}

export function countLeadingOnes(text: string): number {
  let ones = 0
  while (ones < text.length && text.charCodeAt(ones) === codeOfOne) ones++
  return ones
}

export function countLeadingZeros(bytes: Uint8Array): number {
  let zeros = 0
  while (zeros < bytes.length && bytes[zeros] === 0) zeros++
  return zeros
}

function createDigitTable(): Uint8Array {
  const table = new Uint8Array(128).fill(notADigit)
  for (let digit = 0; digit < 58; digit++) table[alphabet.charCodeAt(digit)] = digit
  return table
}
