/** Digit-level helpers that all base58 conversions share. */

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/**
 * Number of base58 digits per limb. 58^5 < 2^30, so limb × 2^16 and sums of such products are exact in a
 * double.
 */
export const digitsPerLimb = 5
export const limbBase = 58 ** digitsPerLimb
export const wordBase = 2 ** 16
/** A power of two, so multiplying by it is exact. It is also several times cheaper than a division. */
export const wordShare = 1 / wordBase

/** Value that marks characters outside the alphabet. */
export const notADigit = 255
export const digitOfCode = createDigitTable()
const codeOfDigit = Uint8Array.from(alphabet, (character) => character.charCodeAt(0))
const codeOfOne = 49

/** Returns the number of limbs that hold any number of `byteLength` bytes. */
export function countLimbs(byteLength: number): number {
  return Math.ceil((byteLength * Math.log(256)) / Math.log(limbBase))
}

/** Writes the five digits of a limb as character codes. */
export function putLimb(codes: number[], at: number, limb: number): void {
  let rest = limb | 0 // below 2^30: integer arithmetic from here
  for (let place = at + digitsPerLimb - 1; place >= at; place--) {
    const quotient = (rest / 58) | 0
    codes[place] = codeOfDigit[rest - quotient * 58] ?? 0
    rest = quotient
  }
}

/**
 * Returns the digits as text: one `1` for each leading zero byte, then the digits without their leading `1`s.
 */
export function printDigits(codes: number[], zeroBytes: number): string {
  let ones = 0
  while (ones < codes.length && codes[ones] === codeOfOne) ones++
  const digits = ones === 0 ? codes : codes.slice(ones)
  const text = digits.length <= 512 ? String.fromCharCode.apply(null, digits) : printLong(digits)
  return zeroBytes === 0 ? text : '1'.repeat(zeroBytes) + text
}

/** `String.fromCharCode` accepts a limited number of arguments, so long texts are joined. */
function printLong(codes: readonly number[]): string {
  return codes.map((code) => String.fromCharCode(code)).join('')
}

/**
 * Returns the sum of `a[i] × b[i]` for each i in [from, to). It uses four independent sums, because with a
 * single one each addition would wait for the previous one, which takes longer than the products. All sums
 * are integers below 2^53, so the order of the additions does not matter.
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
 * Parses the digits into limbs, least significant first; the first limb contains the end of the text. Returns
 * false if a character is not base58.
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
