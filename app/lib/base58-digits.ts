/** Base58 digit by digit: what the ways to change a number's base share. */

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Five base58 digits are one limb: 58^5 < 2^30, so limb × 2^16 and sums of them stay exact in a double. */
export const digitsPerLimb = 5
export const limbBase = 58 ** digitsPerLimb
export const wordBase = 2 ** 16
/** A power of two: multiplying by it is exact, and several times cheaper than dividing. */
export const wordShare = 1 / wordBase

/** What no character of the alphabet stands for. */
export const notADigit = 255
export const digitOfCode = createDigitTable()
const codeOfDigit = Uint8Array.from(alphabet, (character) => character.charCodeAt(0))
const codeOfOne = 49

/** Limbs that hold any number of so many bytes. */
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

/** The digits without their leading `1`s, after one `1` for each leading zero byte. */
export function printDigits(codes: number[], zeroBytes: number): string {
  let ones = 0
  while (ones < codes.length && codes[ones] === codeOfOne) ones++
  const digits = ones === 0 ? codes : codes.slice(ones)
  const text = digits.length <= 512 ? String.fromCharCode.apply(null, digits) : printLong(digits)
  return zeroBytes === 0 ? text : '1'.repeat(zeroBytes) + text
}

/** A call takes only so many arguments, so long texts are joined. */
function printLong(codes: readonly number[]): string {
  return codes.map((code) => String.fromCharCode(code)).join('')
}

/**
 * The sum of `a[i] × b[i]` for each i in [from, to). Four sums side by side: with one, each addition waits for the one before, which takes
 * longer than the products. All of them are whole numbers below 2^53, so that their order says nothing.
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

/** The digits as limbs, least significant first, the text's end standing in the first; false for a foreign character. */
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
