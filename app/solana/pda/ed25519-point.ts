import { createJacobi } from './jacobi'

/** The prime of the field of ed25519 coordinates. */
const prime = 2n ** 255n - 19n
/** The constant d of the curve equation: −121665/121666. */
const d =
  37_095_705_934_669_439_343_138_083_508_754_565_189_542_113_879_843_219_016_388_785_533_085_940_283_555n
const signBitMask = 2n ** 255n - 1n
const jacobi = createJacobi(prime)

/**
 * Whether 32 bytes are a point of the ed25519 curve by the rule of Solana's runtime (curve25519-dalek's
 * decompression). By this rule the sign bit is ignored, and y above the prime is reduced instead of rejected.
 * A program-derived address must not be on the curve, so that no private key exists for it.
 */
export function isOnCurve(bytes: Uint8Array): boolean {
  const y = encodedY(bytes)
  const ySquared = (y * y) % prime
  const numerator = ySquared - 1n
  if (numerator === 0n) return true
  // x² = (y² − 1) / (d·y² + 1) has a root exactly if numerator × denominator is a square. Testing the product
  // avoids a modular inversion.
  const product = (numerator * (d * ySquared + 1n)) % prime
  return jacobi(product < 0n ? product + prime : product) === 1
}

/**
 * y coordinate of a point of order eight. The other points of low order have the y coordinates 0, 1, −1 and
 * the negative of this value.
 */
const eighthOrderY =
  2_707_385_501_144_840_649_318_225_287_225_658_788_936_804_267_575_313_519_463_743_609_750_303_402_022n
const lowOrderYs: ReadonlySet<bigint> = new Set([0n, 1n, prime - 1n, eighthOrderY, prime - eighthOrderY])

/**
 * Whether 32 bytes are one of the 14 encodings of the eight points of low order. Almost any signature
 * verifies for such a key, so a signature would prove nothing. RFC 8032 leaves this check to applications.
 */
export function hasLowOrder(bytes: Uint8Array): boolean {
  return lowOrderYs.has(encodedY(bytes) % prime)
}

/** Whether y is encoded in the only way that RFC 8032 allows: as a number below the prime. */
export function isCanonicalPoint(bytes: Uint8Array): boolean {
  return encodedY(bytes) < prime
}

/** Order of the group that signatures use. */
const groupOrder = 2n ** 252n + 27_742_317_777_372_353_535_851_937_790_883_648_493n

/**
 * Whether the second half of a signature is below the group's order. A larger value would be a second
 * encoding of the same signature, which RFC 8032 §5.1.7 forbids.
 */
export function hasCanonicalScalar(signature: Uint8Array): boolean {
  return littleEndian(signature.subarray(32)) < groupOrder
}

function encodedY(bytes: Uint8Array): bigint {
  return littleEndian(bytes) & signBitMask
}

function littleEndian(bytes: Uint8Array): bigint {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return (
    (view.getBigUint64(24, true) << 192n) |
    (view.getBigUint64(16, true) << 128n) |
    (view.getBigUint64(8, true) << 64n) |
    view.getBigUint64(0, true)
  )
}
