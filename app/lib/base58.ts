const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Five base58 digits are one limb: 58^5 < 2^30, so limb × 2^16 and sums of them stay exact in a double. */
const digitsPerLimb = 5
const limbBase = 58 ** digitsPerLimb
const wordBase = 2 ** 16

/** Longest text that is decoded at all (work grows with its square): more than any Solana instruction needs. */
const maxTextLength = 16_384

const notADigit = 255
const digitOfCode = createDigitTable()
const pairs = createPairTable()

/** Base58 (Bitcoin alphabet) of any bytes: no check sum, one `1` per leading zero byte. Fast paths for 32 and 64 bytes. */
export function encodeBase58(bytes: Uint8Array): string {
  if (bytes.length === 32) return encode32(bytes)
  if (bytes.length === 64) return encode64(bytes)
  return encodeAnyLength(bytes)
}

/**
 * Bytes of a base58 text, or undefined if it has a foreign character or is longer than 16,384 characters.
 * Canonical: each byte string has exactly one text, so `encodeBase58(decodeBase58(t)) === t`.
 */
export function decodeBase58(text: string): Uint8Array | undefined {
  if (text.length > maxTextLength) return undefined
  let zeros = 0
  while (zeros < text.length && text.charCodeAt(zeros) === 49) zeros++
  const words = readWords(text, zeros)
  return words === undefined ? undefined : joinWords(words, zeros)
}

const encode32 = createFixedEncoder(32)
const encode64 = createFixedEncoder(64)

/**
 * Encoder for one length. Every 16-bit word of the input contributes word × (its weight in base 58^5), which is a
 * constant row; summing the rows and carrying once replaces the quadratic long division.
 */
function createFixedEncoder(byteLength: number): (bytes: Uint8Array) => string {
  const wordCount = byteLength / 2
  const limbCount = Math.ceil((byteLength * Math.log(256)) / Math.log(limbBase))
  const weights = createWeights(wordCount, limbCount)
  const limbs = new Float64Array(limbCount) // scratch: filled anew by each call, says nothing between calls
  return (bytes) => {
    limbs.fill(0)
    let row = 0
    for (let i = 0; i < byteLength; i += 2) {
      const word = ((bytes[i] ?? 0) << 8) | (bytes[i + 1] ?? 0)
      for (let j = 0; j < limbCount; j++) limbs[j] = (limbs[j] ?? 0) + word * (weights[row + j] ?? 0)
      row += limbCount
    }
    let carry = 0
    for (let j = limbCount - 1; j >= 0; j--) {
      const sum = (limbs[j] ?? 0) + carry
      carry = Math.floor(sum / limbBase)
      limbs[j] = sum - carry * limbBase
    }
    return printLimbs(limbs, countLeadingZeros(bytes))
  }
}

/** Row i holds the base-58^5 digits of 2^(16 × (words − 1 − i)), most significant first. */
function createWeights(wordCount: number, limbCount: number): Float64Array {
  const weights = new Float64Array(wordCount * limbCount)
  for (let i = 0; i < wordCount; i++) {
    let weight = 2n ** BigInt(16 * (wordCount - 1 - i))
    for (let j = limbCount - 1; j >= 0; j--) {
      weights[i * limbCount + j] = Number(weight % BigInt(limbBase))
      weight /= BigInt(limbBase)
    }
  }
  return weights
}

/** Long division for the lengths that have no table. */
function encodeAnyLength(bytes: Uint8Array): string {
  const zeros = countLeadingZeros(bytes)
  const limbCount = Math.ceil(((bytes.length - zeros) * Math.log(256)) / Math.log(limbBase)) + 1
  const limbs = new Float64Array(limbCount)
  let used = limbCount
  for (let i = zeros; i < bytes.length; i++) {
    let carry = bytes[i] ?? 0
    let j = limbCount - 1
    for (; carry > 0 || j >= used; j--) {
      const sum = (limbs[j] ?? 0) * 256 + carry
      carry = Math.floor(sum / limbBase)
      limbs[j] = sum - carry * limbBase
    }
    used = Math.min(used, j + 1)
  }
  return printLimbs(limbs, zeros)
}

/** Digits of the limbs without leading `1`s, after one `1` for each leading zero byte. */
function printLimbs(limbs: Float64Array, zeroBytes: number): string {
  let text = ''
  for (let j = 0; j < limbs.length; j++) {
    const limb = limbs[j] ?? 0
    const high = Math.floor(limb / 3364)
    const low = limb - high * 3364
    const top = Math.floor(high / 3364)
    text += alphabet.charAt(top) + (pairs[high - top * 3364] ?? '') + (pairs[low] ?? '')
  }
  let skip = 0
  while (skip < text.length && text.charCodeAt(skip) === 49) skip++
  if (skip === zeroBytes) return text
  return skip > zeroBytes ? text.slice(skip - zeroBytes) : '1'.repeat(zeroBytes - skip) + text
}

function countLeadingZeros(bytes: Uint8Array): number {
  let zeros = 0
  while (zeros < bytes.length && bytes[zeros] === 0) zeros++
  return zeros
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
      carry = Math.floor(sum / wordBase)
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

function createDigitTable(): Uint8Array {
  const table = new Uint8Array(128).fill(notADigit)
  for (let digit = 0; digit < 58; digit++) table[alphabet.charCodeAt(digit)] = digit
  return table
}

function createPairTable(): readonly string[] {
  return Array.from(
    { length: 58 * 58 },
    (_, n) => alphabet.charAt(Math.floor(n / 58)) + alphabet.charAt(n % 58),
  )
}
