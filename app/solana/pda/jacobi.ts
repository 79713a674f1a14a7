import { invariant } from '~/lib/invariant'

/**
 * Number of bits in a limb, and number of steps in a batch. Because the two are equal, each batch shifts the
 * numbers right by exactly one limb. The number is small enough that a matrix row times two limbs stays below
 * 2^53.
 */
const limbBits = 26
const limbBase = 2 ** limbBits
/**
 * Multiplying by this factor divides by `limbBase`. The result is exact, because the factor is a power of
 * two.
 */
const limbShare = 1 / limbBase
const limbMask = limbBase - 1
const wordBits = 32
const byteLength = 32
const limbCount = Math.ceil((8 * byteLength) / limbBits)
/** Minimum number of limbs in use, because the lowest word spans two limbs. */
const fewestLimbs = 2
/**
 * Maximum number of batches. In a test with a hundred thousand numbers at most half of this was needed.
 * Numbers that need more use the Euclidean algorithm.
 */
const mostBatches = 60

/**
 * Effect of a batch of steps on the numbers f and g. The new f is (uf + vg) / 2^26, and the new g is (qf +
 * rg) / 2^26.
 */
interface Batch {
  u: number
  v: number
  q: number
  r: number
  /**
   * Estimate of which of the two numbers is larger. An estimate is necessary because the steps see only the
   * lowest bits.
   */
  lean: number
  /** Sign of the Jacobi symbol so far. If the lowest bit is 1, the symbol is negative. */
  negative: number
}

/**
 * Returns a function that computes Jacobi symbols (a/n) for an odd n below 2^256, and 0 ≤ a < n. The function
 * uses Bernstein and Yang's division steps in their positive form (as in libsecp256k1): it computes 26 steps
 * from the lowest bits alone, and applies them to the whole numbers together. This takes a fifth of the time
 * of Euclidean divisions.
 */
export function createJacobi(n: bigint): (a: bigint) => number {
  invariant((n & 1n) === 1n && n >> BigInt(8 * byteLength) === 0n, 'n is odd and has 256 bits at most')
  const first = new Float64Array(limbCount)
  putLimbs(first, n)
  // Scratch buffers. Each call overwrites them, so no state is kept between calls.
  const f = new Float64Array(limbCount)
  const g = new Float64Array(limbCount)
  const batch: Batch = { u: 1, v: 0, q: 0, r: 1, lean: -1, negative: 0 }

  return (a) => {
    f.set(first)
    putLimbs(g, a)
    batch.lean = -1
    batch.negative = 0
    let used = limbCount
    for (let round = 0; round < mostBatches; round++) {
      tellSteps(batch, lowWord(f), lowWord(g))
      doSteps(batch, f, g, used)
      if (isOne(f, used)) return (batch.negative & 1) === 0 ? 1 : -1
      // Use fewer limbs from now on, because the numbers only become smaller.
      while (used > fewestLimbs && f[used - 1] === 0 && g[used - 1] === 0) used--
    }
    return jacobiByEuclid(a, n)
  }
}

/**
 * Computes 26 steps on the lowest bits. Each step adds two odd numbers and halves the sum until it is odd
 * again. Some steps swap the numbers first.
 */
function tellSteps(batch: Batch, lowF: number, lowG: number): void {
  let [f, g] = [lowF, lowG]
  let [u, v, q, r] = [1, 0, 0, 1]
  let { lean, negative } = batch
  for (let left = limbBits; ; ) {
    const bits = g | (-1 << left)
    const zeros = 31 - Math.clz32(bits & -bits)
    g >>>= zeros
    u *= 1 << zeros
    v *= 1 << zeros
    lean -= zeros
    left -= zeros
    negative ^= zeros & ((f >>> 1) ^ (f >>> 2)) // each halving changes the sign by (2/f)
    if (left === 0) break
    if (lean < 0) {
      lean = -lean
      negative ^= (f & g) >>> 1 // the law of quadratic reciprocity changes the sign of a swap
      ;[f, g, u, v, q, r] = [g, f, q, r, u, v]
    }
    g = (g + f) | 0
    q += u
    r += v
  }
  batch.u = u
  batch.v = v
  batch.q = q
  batch.r = r
  batch.lean = lean
  batch.negative = negative
}

/** Applies a batch of steps to all limbs in use. The lowest limbs become zero and are shifted out. */
function doSteps({ u, v, q, r }: Batch, f: Float64Array, g: Float64Array, used: number): void {
  let [carryF, carryG] = [0, 0]
  for (let limb = 0; limb < used; limb++) {
    const [limbF = 0, limbG = 0] = [f[limb], g[limb]]
    carryF += u * limbF + v * limbG
    carryG += q * limbF + r * limbG
    const [nextF, nextG] = [Math.floor(carryF * limbShare), Math.floor(carryG * limbShare)]
    if (limb > 0) {
      f[limb - 1] = carryF - nextF * limbBase
      g[limb - 1] = carryG - nextG * limbBase
    }
    carryF = nextF
    carryG = nextG
  }
  f[used - 1] = carryF
  g[used - 1] = carryG
}

function lowWord(limbs: Float64Array): number {
  const [lowest = 0, second = 0] = limbs
  return lowest | (second << limbBits)
}

function isOne(limbs: Float64Array, used: number): boolean {
  if (limbs[0] !== 1) return false
  for (let limb = 1; limb < used; limb++) if (limbs[limb] !== 0) return false
  return true
}

// Scratch buffers. Each call overwrites them, so no state is kept between calls.
const longWords = new BigUint64Array(byteLength / 8)
const words = new Uint32Array(longWords.buffer)

/**
 * Splits a bigint into limbs by 32-bit words, because shifting bigints would cost more than the rest of the
 * algorithm.
 */
function putLimbs(limbs: Float64Array, value: bigint): void {
  longWords[0] = value // the lowest 64 bits of the value
  longWords[1] = value >> 64n
  longWords[2] = value >> 128n
  longWords[3] = value >> 192n
  for (let limb = 0; limb < limbCount; limb++) {
    const bit = limb * limbBits
    const word = Math.floor(bit / wordBits)
    const skipped = bit % wordBits
    const low = (words[word] ?? 0) >>> skipped
    const high = skipped > wordBits - limbBits ? (words[word + 1] ?? 0) << (wordBits - skipped) : 0
    limbs[limb] = (low | high) & limbMask
  }
}

/** Computes the Jacobi symbol by Euclidean divisions and reciprocity, for any 0 ≤ a and odd n. */
export function jacobiByEuclid(a: bigint, n: bigint): number {
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

/** Returns the number of trailing zero bits of a positive number. */
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
