import { lazy } from '../async/lazy'
import {
  countLeadingOnes,
  countLeadingZeros,
  countLimbs,
  digitOfCode,
  digitsPerLimb,
  limbBase,
  notADigit,
  printDigits,
  putLimb,
  readLimbs,
  sumOfProducts,
  wordBase,
  wordShare,
} from './base58-digits'
import { encodeByTable, readBytesByTable, tableBytes, tableDigits } from './base58-table'

/**
 * Reciprocal of the limb base 58^5. The reciprocal is rounded, but all quotients below 2^16 computed with it
 * round down correctly: the error is below 2^-37, and a number just below a multiple of the base is 2^-30
 * away from that multiple. A test checks all 2^16 multiples.
 */
const limbShare = 1 / limbBase

/**
 * Maximum length of a base58 string to decode. No Solana instruction needs more. The limit is necessary
 * because the decoding time grows with the square of the length.
 */
const maxTextLength = 16_384

/**
 * Encodes bytes as base58 (Bitcoin alphabet) without a checksum. Each leading zero byte becomes one `1`.
 * Inputs of 32 and 64 bytes use fast paths.
 */
export function encodeBase58(bytes: Uint8Array): string {
  if (bytes.length === 32) return encode32()(bytes)
  if (bytes.length === 64) return encode64()(bytes)
  return bytes.length <= tableBytes ? encodeByTable(bytes) : encodeAnyLength(bytes)
}

/**
 * Decodes a base58 string. Returns `undefined` if a character is not base58 or the string is longer than
 * 16,384 characters. Each byte array has exactly one base58 string, so `encodeBase58(decodeBase58(t)) === t`.
 */
export function decodeBase58(text: string): Uint8Array | undefined {
  if (text.length > maxTextLength) return undefined
  const quick = text.length <= 44 ? decode32()(text) : text.length <= 88 ? decode64()(text) : undefined
  if (quick !== undefined) return quick
  if (text.length <= tableDigits) return readBytesByTable(text)
  const zeros = countLeadingOnes(text)
  const words = readWords(text, zeros)
  return words === undefined ? undefined : joinWords(words, zeros)
}

// The base58 converters are created on first use, because a browser that checks an account address needs only
// one of the four.
const encode32 = lazy(() => createFixedEncoder(32))
const encode64 = lazy(() => createFixedEncoder(64))

/**
 * Creates a base58 encoder for inputs of one length. Each 16-bit word of the input contributes the product of
 * the word and a constant weight in base 58^5. Adding these products limb by limb and carrying once replaces
 * the quadratic long division. Each call overwrites the scratch arrays, so no value survives between calls.
 */
function createFixedEncoder(byteLength: number): (bytes: Uint8Array) => string {
  const wordCount = byteLength / 2
  const limbCount = countLimbs(byteLength)
  const weights = createWeights(wordCount, limbCount)
  const reach = weights.map((row) => row.findLastIndex((weight) => weight > 0) + 1)
  const words = new Float64Array(wordCount)
  const digits = new Array<number>(limbCount * digitsPerLimb).fill(0)
  return (bytes) => {
    for (let i = 0; i < wordCount; i++) words[i] = ((bytes[2 * i] ?? 0) << 8) | (bytes[2 * i + 1] ?? 0)
    let carry = 0
    for (let limb = limbCount - 1; limb >= 0; limb--) {
      const row = weights[limb] ?? words
      const sum = carry + sumOfProducts(words, row, 0, reach[limb] ?? 0)
      carry = Math.floor(sum / limbBase)
      putLimb(digits, limb * digitsPerLimb, sum - carry * limbBase)
    }
    return printDigits(digits, countLeadingZeros(bytes))
  }
}

/**
 * Returns, for each limb (most significant first), the weight of each word (most significant first): the
 * base-58^5 digit of 2^(16 × place) at that limb.
 */
function createWeights(wordCount: number, limbCount: number): readonly Float64Array[] {
  const base = BigInt(limbBase)
  return Array.from({ length: limbCount }, (_, limb) => {
    const scale = base ** BigInt(limbCount - 1 - limb)
    return Float64Array.from({ length: wordCount }, (_, i) =>
      Number((2n ** BigInt(16 * (wordCount - 1 - i)) / scale) % base),
    )
  })
}

/** Encodes inputs that are too long for the base58 tables by long division. */
function encodeAnyLength(bytes: Uint8Array): string {
  const zeros = countLeadingZeros(bytes)
  const limbs = new Float64Array(countLimbs(bytes.length - zeros))
  let used = limbs.length
  // With an odd number of bytes, the first pair starts one byte early: at a leading zero, or before the
  // array, where the byte counts as 0.
  for (let i = zeros - ((bytes.length - zeros) & 1); i < bytes.length; i += 2) {
    let carry = ((bytes[i] ?? 0) << 8) | (bytes[i + 1] ?? 0)
    let at = limbs.length - 1
    for (; carry > 0 || at >= used; at--) {
      const sum = (limbs[at] ?? 0) * wordBase + carry
      carry = Math.floor(sum * limbShare)
      limbs[at] = sum - carry * limbBase
    }
    used = at + 1
  }
  const digits: number[] = []
  for (const [at, limb] of limbs.entries()) putLimb(digits, at * digitsPerLimb, limb)
  return printDigits(digits, zeros)
}

const decode32 = lazy(() => createFixedDecoder(32))
const decode64 = lazy(() => createFixedDecoder(64))

/**
 * Creates a base58 decoder for strings that encode a given number of bytes. Each limb of five digits
 * contributes the product of the limb and a constant weight in 16-bit words. The decoder returns `undefined`
 * for a string of another length and for a string that is not base58.
 */
function createFixedDecoder(byteLength: number): (text: string) => Uint8Array | undefined {
  const wordCount = byteLength / 2
  const limbCount = countLimbs(byteLength)
  const shortest = byteLength // If all bytes are zero, the string has one digit per byte.
  const weights = createInverseWeights(wordCount, limbCount)
  const limbs = new Float64Array(limbCount)
  return (text) => {
    if (text.length < shortest || text.length > limbCount * digitsPerLimb) return undefined
    if (!readLimbs(text, limbs)) return undefined
    const bytes = new Uint8Array(byteLength)
    let carry = 0
    for (let word = wordCount - 1; word >= 0; word--) {
      const row = weights[word] ?? limbs
      const sum = carry + sumOfProducts(limbs, row, 0, limbCount)
      carry = Math.floor(sum * wordShare)
      const value = sum - carry * wordBase
      bytes[2 * word] = value >>> 8
      bytes[2 * word + 1] = value
    }
    return carry === 0 && countLeadingOnes(text) === countLeadingZeros(bytes) ? bytes : undefined
  }
}

/**
 * Returns, for each word (most significant first), the weight of each limb (least significant first): the
 * 16-bit word of 58^(5 × place) at that place.
 */
function createInverseWeights(wordCount: number, limbCount: number): readonly Float64Array[] {
  return Array.from({ length: wordCount }, (_, word) => {
    const shift = BigInt(16 * (wordCount - 1 - word))
    return Float64Array.from({ length: limbCount }, (_, i) =>
      Number(((BigInt(limbBase) ** BigInt(i)) >> shift) & 0xffffn),
    )
  })
}

/**
 * Parses base58 digits into 16-bit words, least significant word first. Returns `undefined` if a character is
 * not base58.
 */
function readWords(text: string, start: number): Float64Array | undefined {
  const words = new Float64Array(Math.ceil(((text.length - start) * Math.log2(58)) / 16))
  let used = 0
  for (let at = start; at < text.length; ) {
    const end = Math.min(at + digitsPerLimb, text.length)
    let limb = 0
    let scale = 1
    for (; at < end; at++) {
      const digit = digitOfCode[text.charCodeAt(at)] ?? notADigit
      if (digit === notADigit) return undefined
      limb = limb * 58 + digit
      scale *= 58
    }
    let carry = limb
    let j = 0
    for (; j < used || carry > 0; j++) {
      const sum = (words[j] ?? 0) * scale + carry
      carry = Math.floor(sum * wordShare)
      words[j] = sum - carry * wordBase
    }
    used = j
  }
  return words.subarray(0, used)
}

/** Returns the words as big-endian bytes after `zeros` zero bytes. */
function joinWords(words: Float64Array, zeros: number): Uint8Array {
  const top = words[words.length - 1] ?? 0
  const length = words.length === 0 ? 0 : words.length * 2 - (top < 256 ? 1 : 0)
  const bytes = new Uint8Array(zeros + length)
  for (let at = bytes.length - 1, j = 0; j < words.length; j++, at -= 2) {
    const word = words[j] ?? 0
    bytes[at] = word
    if (at > zeros) bytes[at - 1] = word >>> 8
  }
  return bytes
}
