const prime = 2n ** 255n - 19n
/** The curve's constant −121665/121666. */
const d =
  37_095_705_934_669_439_343_138_083_508_754_565_189_542_113_879_843_219_016_388_785_533_085_940_283_555n
const signBitMask = 2n ** 255n - 1n

/**
 * Whether 32 bytes are a point of the ed25519 curve as Solana's runtime decides it (curve25519-dalek's decompression):
 * the sign bit is ignored, and y beyond the prime is reduced instead of refused. An address derived from a program must
 * not be one, since nobody may hold its key.
 */
export function isOnCurve(bytes: Uint8Array): boolean {
  const y = littleEndian(bytes) & signBitMask
  const ySquared = (y * y) % prime
  const numerator = ySquared - 1n
  if (numerator === 0n) return true
  // x² = (y² − 1) / (d·y² + 1) has a root exactly if numerator × denominator is a square: no inversion needed.
  const product = (numerator * (d * ySquared + 1n)) % prime
  return jacobi(product < 0n ? product + prime : product, prime) === 1
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

/** Jacobi symbol (a/n) for odd n by reciprocity: a Euclid of some 150 divisions, quicker than a power of 255 bits. */
function jacobi(a: bigint, n: bigint): number {
  let symbol = 1
  while (a !== 0n) {
    const zeros = trailingZeros(a)
    a >>= BigInt(zeros)
    const low = Number(n & 7n)
    if ((zeros & 1) === 1 && (low === 3 || low === 5)) symbol = -symbol
    if ((low & 3) === 3 && (a & 3n) === 3n) symbol = -symbol
    const rest = n % a
    n = a
    a = rest
  }
  return n === 1n ? symbol : 0
}

/** Number of zero bits at the low end of a positive number. */
function trailingZeros(value: bigint): number {
  let zeros = 0
  let low = Number(BigInt.asUintN(32, value))
  while (low === 0) {
    value >>= 32n
    zeros += 32
    low = Number(BigInt.asUintN(32, value))
  }
  return zeros + 31 - Math.clz32(low & -low)
}
