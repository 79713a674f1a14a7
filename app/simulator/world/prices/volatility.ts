import { chanceOf, seedOf } from '../random'

/** Length of a time block, as a power of two: 2^12 s (68 min). The volatility is constant within a block. */
export const volatilityBlockBits = 12

/** Maximum range of a query, as a power of two: 2^10 blocks. */
const mostBits = 10

const highestVolatility = 2.4
const lowestVolatility = 0.4

/** Number of cached blocks. 1,024 blocks are 48 days. */
const rememberedCount = 1024

/**
 * Volatility of prices. Its usual value is 1. High values come in clusters of hours and days. The volatility
 * is higher during American trading hours.
 */
export interface Volatility {
  /** Returns the volatility of a block. */
  at(block: number): number
  /**
   * Returns the highest volatility of the blocks from `index × 2^bits` to `(index + 1) × 2^bits`. The range
   * includes both of these blocks.
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

/**
 * Caches the results of a function. Several indexes share a cache entry, which stores the last computed
 * result.
 */
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
 * Returns the factor for the time of day. The factor rises when European markets open and is highest while
 * American markets are open too (14:00 to 20:00 UTC).
 */
function rhythm(block: number): number {
  const hourOfDay = (((block * 2 ** volatilityBlockBits) / 3600) % 24) + 0.57
  return 1 + 0.28 * Math.cos(((hourOfDay - 16.5) / 24) * 2 * Math.PI)
}
