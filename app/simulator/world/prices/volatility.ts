import { chanceOf, seedOf } from '../random'

/** Length of a block within which the volatility is constant: 2^12 s (68 min), as a power of two. */
export const volatilityBlockBits = 12

/** Maximum span of a query, 2^10 blocks, as a power of two. */
const mostBits = 10

/** Bounds of the volatility. */
const highestVolatility = 2.4
const lowestVolatility = 0.4

/** Number of cached blocks. 1,024 blocks are 48 days. */
const rememberedCount = 1024

/**
 * Volatility of prices, around 1. It is clustered over hours and days and higher during American trading
 * hours.
 */
export interface Volatility {
  /** Returns the volatility of a block. */
  at(block: number): number
  /**
   * Returns the highest volatility from block `index × 2^bits` to block `(index + 1) × 2^bits`, both
   * included.
   */
  highest(bits: number, index: number): number
}

export function createVolatility(seed: number): Volatility {
  const longSeed = seedOf(seed, 'volatility of days')
  const shortSeed = seedOf(seed, 'volatility of hours')
  const at = remembering((block) => {
    const days = smooth(longSeed, block / 42)
    const hours = smooth(shortSeed, block / 5)
    const raw = 0.5 + 1.0 * days ** 2 + 0.8 * hours ** 3
    return Math.min(highestVolatility, Math.max(lowestVolatility, raw * rhythm(block)))
  })
  let highestOfHalf = remembering((block) => Math.max(at(block), at(block + 1)))
  const highest = [highestOfHalf]
  for (let bits = 1; bits <= mostBits; bits++) {
    const ofHalf = highestOfHalf
    highestOfHalf = remembering((index) => Math.max(ofHalf(2 * index), ofHalf(2 * index + 1)))
    highest.push(highestOfHalf)
  }
  return { at, highest: (bits, index) => highest[bits]?.(index) ?? highestVolatility }
}

/** Caches a function. Each cache entry keeps the last computed value of the indexes that share it. */
function remembering(compute: (index: number) => number): (index: number) => number {
  const indices = new Int32Array(rememberedCount).fill(-1)
  const values = new Float64Array(rememberedCount)
  return (index) => {
    const place = index & (rememberedCount - 1)
    if (indices[place] !== index) {
      indices[place] = index
      values[place] = compute(index)
    }
    return values[place] ?? 0
  }
}

/** Interpolates linearly between random numbers at integers. */
function smooth(seed: number, position: number): number {
  const index = Math.floor(position)
  const share = position - index
  return chanceOf(seed, index) * (1 - share) + chanceOf(seed, index + 1) * share
}

/**
 * Returns the factor for the time of day. Activity rises when Europe starts and is highest while America
 * trades too (14:00 to 20:00 UTC).
 */
function rhythm(block: number): number {
  const hourOfDay = (((block * 2 ** volatilityBlockBits) / 3600) % 24) + 0.57
  return 1 + 0.28 * Math.cos(((hourOfDay - 16.5) / 24) * 2 * Math.PI)
}
