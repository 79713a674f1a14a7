import { hash32 } from '../random'
import type { WorldSeconds } from '../world-time'
import { highestVolatility, type Volatility, volatilityBlockBits } from './volatility'

/** The coarsest octave has a node every 2^22 s (48 days), the finest every 2 s. */
const coarsestBits = 22
const finestBits = 1
export const octaveCount = coarsestBits - finestBits + 1

/** Seconds between the nodes of an octave; octave 0 is the coarsest. */
export function spacingOf(octave: number): number {
  return 1 << (coarsestBits - octave)
}

/** Makes the standard deviation of a day's change 1 (measured over 400 days of 20 seeds). */
const unitAmplitude = 0.88

/** Zigzag: straight up for three days, straight down for three. Its corners lie on nodes of this octave. */
const zigzagOctave = coarsestBits - 17

export interface Zigzag {
  /** Height from bottom to top, in the noise's own unit. */
  readonly height: number
  /** 0 or 1: zigzags of different phase never turn within the same day. */
  readonly phase: 0 | 1
}

/**
 * A path that goes on for ever without drifting off: a sum of octaves, each a row of random nodes with straight lines between
 * them, the amplitude growing with the square root of the spacing as in a random walk. Every value is a function of the time
 * alone. Since all octaves are straight lines between nodes that lie on one dyadic grid, what a stretch of the path can reach
 * is bounded by its ends, which is what makes crossings findable.
 */
export interface Noise {
  readonly key: string
  /** Value of a node of an octave; node `index` stands at `index × spacingOf(octave)`. */
  node(octave: number, index: number): number
  at(seconds: WorldSeconds): number
  /** How far all octaves finer than `octave` can take the path off, between its nodes `index` and `index + 1`. */
  slack(octave: number, index: number): number
}

export function createNoise(key: string, seed: number, volatility: Volatility, zigzag?: Zigzag): Noise {
  const amplitudes = Float64Array.from(
    { length: octaveCount },
    (_, octave) => unitAmplitude * Math.sqrt(spacingOf(octave) / 86_400),
  )
  const finerAmplitude = amplitudes.map((_, octave) => sum(amplitudes.subarray(octave + 1)))
  const octaveSeeds = Int32Array.from(amplitudes, (_, octave) => hash32(seed, octave))
  const firstVolatileOctave = coarsestBits - volatilityBlockBits

  function node(octave: number, index: number): number {
    let bits = Math.imul(index, 0x9e3779b1) ^ (octaveSeeds[octave] ?? 0)
    bits = Math.imul(bits ^ (bits >>> 16), 0x7feb352d)
    bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b)
    bits ^= bits >>> 16
    const even = (bits / 2 ** 31) * (amplitudes[octave] ?? 0)
    if (octave >= firstVolatileOctave) return even * volatility(index >> (octave - firstVolatileOctave))
    return octave === zigzagOctave && zigzag ? even + zigzagNode(zigzag, index) : even
  }

  function slack(octave: number, index: number): number {
    const finer = finerAmplitude[octave] ?? 0
    if (octave < firstVolatileOctave) {
      return finer * highestVolatility + (zigzag && octave < zigzagOctave ? zigzag.height / 2 : 0)
    }
    const block = index >> (octave - firstVolatileOctave)
    return finer * Math.max(volatility(block), volatility(block + 1))
  }

  return { key, node, slack, at: (seconds) => interpolate(node, seconds) }
}

/** Nodes per second of an octave, exact since it is a power of two. */
const nodesPerSecond = Float64Array.from({ length: octaveCount }, (_, octave) => 1 / spacingOf(octave))

function interpolate(node: Noise['node'], seconds: WorldSeconds): number {
  let value = 0
  for (let octave = 0; octave < octaveCount; octave++) {
    const position = seconds * (nodesPerSecond[octave] ?? 0)
    const index = Math.floor(position)
    const share = position - index
    value += node(octave, index) * (1 - share) + node(octave, index + 1) * share
  }
  return value
}

/** 0, top, 0, bottom, … at nodes of a day and a half. */
function zigzagNode({ height, phase }: Zigzag, index: number): number {
  const corner = (index + phase) & 3
  if (corner === 1) return height / 2
  return corner === 3 ? -height / 2 : 0
}

function sum(numbers: Float64Array): number {
  return numbers.reduce((total, number) => total + number, 0)
}
