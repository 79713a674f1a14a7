import { chanceOf, seedOf } from '../random'

/** Blocks of 2^12 s (68 min): volatility is one number in each. */
export const volatilityBlockBits = 12

/** No block is calmer or wilder than this. */
export const highestVolatility = 2.4
const lowestVolatility = 0.4

const rememberedCount = 1024

/** How wild prices are in a block, around 1: clustered over hours and days, higher while America trades. */
export type Volatility = (block: number) => number

export function createVolatility(seed: number): Volatility {
  const longSeed = seedOf(seed, 'volatility of days')
  const shortSeed = seedOf(seed, 'volatility of hours')
  // A cache of one entry for each place that a block can fall on; 1,024 blocks are 48 days.
  const rememberedBlocks = new Int32Array(rememberedCount).fill(-1)
  const rememberedValues = new Float64Array(rememberedCount)
  const computeBlock = (block: number) => {
    const days = smooth(longSeed, block / 42)
    const hours = smooth(shortSeed, block / 5)
    const raw = 0.5 + 1.0 * days ** 2 + 0.8 * hours ** 3
    return Math.min(highestVolatility, Math.max(lowestVolatility, raw * rhythm(block)))
  }
  return (block) => {
    const place = block & (rememberedCount - 1)
    if (rememberedBlocks[place] !== block) {
      rememberedBlocks[place] = block
      rememberedValues[place] = computeBlock(block)
    }
    return rememberedValues[place] ?? 1
  }
}

/** Chances at whole numbers with straight lines between them. */
function smooth(seed: number, position: number): number {
  const index = Math.floor(position)
  const share = position - index
  return chanceOf(seed, index) * (1 - share) + chanceOf(seed, index + 1) * share
}

/** The market wakes with Europe and is busiest when America is up too (14:00 to 20:00 UTC). */
function rhythm(block: number): number {
  const hourOfDay = (((block * 2 ** volatilityBlockBits) / 3600) % 24) + 0.57
  return 1 + 0.28 * Math.cos(((hourOfDay - 16.5) / 24) * 2 * Math.PI)
}
