/**
 * Stateless random numbers: every event of the simulated world is a function of the seed and of the event's
 * id. Uses plain 32-bit arithmetic, so that a seed gives the same world on every machine.
 */

/** Hashes a seed and words to 32 uniform bits (murmur3). */
export function hash32(seed: number, ...words: readonly number[]): number {
  return hashWords(seed, words)
}

function hashWords(seed: number, words: readonly number[]): number {
  let hash = seed | 0
  for (let index = 0; index < words.length; index++) hash = mixIn(hash, words[index] ?? 0)
  return finish(hash)
}

/** Returns the seed of a named part of the world. */
export function seedOf(seed: number, name: string): number {
  let hash = seed | 0
  for (let index = 0; index < name.length; index++) hash = mixIn(hash, name.charCodeAt(index))
  return finish(hash)
}

function mixIn(hash: number, word: number): number {
  let mixed = Math.imul(word, 0xcc9e2d51)
  mixed = (mixed << 15) | (mixed >>> 17)
  const turned = hash ^ Math.imul(mixed, 0x1b873593)
  return (Math.imul((turned << 13) | (turned >>> 19), 5) + 0xe6546b64) | 0
}

/** Returns a uniform number in [0, 1) that depends on the seed and the words. */
export function chanceOf(seed: number, ...words: readonly number[]): number {
  return hash32(seed, ...words) / 2 ** 32
}

function finish(hash: number): number {
  let bits = hash ^ (hash >>> 16)
  bits = Math.imul(bits, 0x85ebca6b)
  bits ^= bits >>> 13
  bits = Math.imul(bits, 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

/** A sequence of random numbers (sfc32). The caller must draw them in a fixed order, or the world changes. */
export class RandomStream {
  private a: number
  private b: number
  private c: number
  private counter = 1

  constructor(seed: number, ...words: readonly number[]) {
    this.a = hashWords(seed, words)
    this.b = hashWords(seed ^ 0x5bd1e995, words)
    this.c = hashWords(seed ^ 0x27d4eb2f, words)
    for (let round = 0; round < 4; round++) this.u32()
  }

  /** Returns 32 random bits. */
  u32(): number {
    const result = (this.a + this.b + this.counter) | 0
    this.counter = (this.counter + 1) | 0
    this.a = this.b ^ (this.b >>> 9)
    this.b = (this.c + (this.c << 3)) | 0
    this.c = ((this.c << 21) | (this.c >>> 11)) + result
    this.c |= 0
    return result >>> 0
  }

  /** Returns a uniform number in [0, 1). */
  chance(): number {
    return this.u32() / 2 ** 32
  }

  /** Returns `true` with the given probability. */
  happens(probability: number): boolean {
    return this.chance() < probability
  }

  /** Returns a uniform number in [from, to). */
  between(from: number, to: number): number {
    return from + (to - from) * this.chance()
  }

  /** Returns a uniform integer in [from, to]. */
  whole(from: number, to: number): number {
    return from + Math.floor((to - from + 1) * this.chance())
  }

  /** Returns a random number with the standard normal distribution (Box–Muller). */
  normal(): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.chance()))
    return radius * Math.cos(2 * Math.PI * this.chance())
  }

  /**
   * Returns a random number with a log-normal distribution and the given median. `spread` is the standard
   * deviation of the logarithm.
   */
  logNormal(median: number, spread: number): number {
    return median * Math.exp(spread * this.normal())
  }

  /** Returns a random number with an exponential distribution and the given mean. */
  exponential(mean: number): number {
    return -mean * Math.log(1 - this.chance())
  }

  /** Returns a random number with a Poisson distribution and the given mean. */
  poisson(expected: number): number {
    let count = 0
    // A large mean is split into parts, because the product of probabilities would underflow for a mean above
    // some hundreds.
    for (let left = expected; left > 0; left -= 32) {
      const floor = Math.exp(-Math.min(left, 32))
      for (let product = this.chance(); product > floor; product *= this.chance()) count++
    }
    return count
  }

  bytes(length: number): Uint8Array {
    const bytes = new Uint8Array(length)
    for (let i = 0; i < length; i++) bytes[i] = this.u32() >>> 24
    return bytes
  }
}

/**
 * Returns a function that picks an index with probability proportional to its weight, from a number in [0,
 * 1).
 */
export function createWeightedPick(weights: readonly number[]): (chance: number) => number {
  const sums: number[] = []
  let total = 0
  for (const weight of weights) {
    total += weight
    sums.push(total)
  }
  return (chance) => {
    const target = chance * total
    let low = 0
    let high = sums.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? total) > target) high = middle
      else low = middle + 1
    }
    return low
  }
}
