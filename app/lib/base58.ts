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
import { onFirstUse } from './on-first-use'

/**
 * Rounded, and yet the quotient of any sum below 2^16 limbs is the true one: the error stays below 2^-37, while a number before a multiple
 * of the base is 2^-30 away from it, and the multiples themselves come out whole (all 2^16 are checked in the test).
 */
const limbShare = 1 / limbBase

/** Longest text that is decoded at all (work grows with its square): more than any Solana instruction needs. */
const maxTextLength = 16_384

/** Base58 (Bitcoin alphabet) of any bytes: no check sum, one `1` per leading zero byte. Fast paths for 32 and 64 bytes. */
export function encodeBase58(bytes: Uint8Array): string {
  if (bytes.length === 32) return encode32()(bytes)
  if (bytes.length === 64) return encode64()(bytes)
  return bytes.length <= tableBytes ? encodeByTable(bytes) : encodeAnyLength(bytes)
}

/**
 * Bytes of a base58 text, or undefined if it has a foreign character or is longer than 16,384 characters.
 * Canonical: each byte string has exactly one text, so `encodeBase58(decodeBase58(t)) === t`.
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

// A browser that checks one address needs one of the four.
const encode32 = onFirstUse(() => createFixedEncoder(32))
const encode64 = onFirstUse(() => createFixedEncoder(64))

/**
 * Encoder for one length. Every 16-bit word of the input contributes word × (its weight in base 58^5), which is a
 * constant; summing limb by limb and carrying once replaces the quadratic long division. The arrays are scratch: each
 * call fills them anew, and they say nothing between calls.
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

/** Per limb, most significant first: the base-58^5 digit there of 2^(16 × place) for each word, most significant first. */
function createWeights(wordCount: number, limbCount: number): readonly Float64Array[] {
  const base = BigInt(limbBase)
  return Array.from({ length: limbCount }, (_, limb) => {
    const scale = base ** BigInt(limbCount - 1 - limb)
    return Float64Array.from({ length: wordCount }, (_, i) =>
      Number((2n ** BigInt(16 * (wordCount - 1 - i)) / scale) % base),
    )
  })
}

/** Long division for what the tables don't reach. */
function encodeAnyLength(bytes: Uint8Array): string {
  const zeros = countLeadingZeros(bytes)
  const limbs = new Float64Array(countLimbs(bytes.length - zeros))
  let used = limbs.length
  // An odd number of bytes begins one byte early: with a leading zero, or with nothing, which counts as zero.
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

const decode32 = onFirstUse(() => createFixedDecoder(32))
const decode64 = onFirstUse(() => createFixedDecoder(64))

/**
 * Decoder for texts of one byte length, the mirror of the encoder: each limb of five digits contributes limb × (its
 * weight in words of 16 bits). Undefined for a text of another length, or one that is no base58.
 */
function createFixedDecoder(byteLength: number): (text: string) => Uint8Array | undefined {
  const wordCount = byteLength / 2
  const limbCount = countLimbs(byteLength)
  const shortest = byteLength // all zero: one digit for each byte
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

/** Per word, most significant first: the 16-bit word there of 58^(5 × place) for each limb, least significant first. */
function createInverseWeights(wordCount: number, limbCount: number): readonly Float64Array[] {
  return Array.from({ length: wordCount }, (_, word) => {
    const shift = BigInt(16 * (wordCount - 1 - word))
    return Float64Array.from({ length: limbCount }, (_, i) =>
      Number(((BigInt(limbBase) ** BigInt(i)) >> shift) & 0xffffn),
    )
  })
}

/** The number behind the digits as 16-bit words, least significant first; undefined for a foreign character. */
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

/** Big-endian bytes of the words, after `zeros` zero bytes. */
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
