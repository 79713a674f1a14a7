import { hash32 } from '../random'
import { volatilityBlockBits } from './volatility'

/**
 * Spacing of the nodes as a power of two, seconds. The coarsest octave has a node every 2^22 s (48 days), the
 * finest octave every 8 s.
 */
const coarsestBits = 22
const finestBits = 3
export const octaveCount = coarsestBits - finestBits + 1

/**
 * Factor that scales the standard deviation of a daily change to 1. It was measured over 400 days with 20
 * seeds.
 */
const unitAmplitude = 0.88

/** First octave whose amplitude follows the volatility. All coarser octaves have a constant amplitude. */
export const firstVolatileOctave = coarsestBits - volatilityBlockBits

/** Returns the time between two nodes of an octave, seconds. Octave 0 is the coarsest. */
export function spacingOf(octave: number): number {
  return 1 << (coarsestBits - octave)
}

/** Amplitude of each octave. Amplitudes grow with the square root of the spacing, as in a random walk. */
export const amplitudes = Float64Array.from(
  { length: octaveCount },
  (_, octave) => unitAmplitude * Math.sqrt(spacingOf(octave) / 86_400),
)

/** A movement that rises linearly for three days, then falls linearly for three days. */
export interface Zigzag {
  /** Height from bottom to top, in the unit of the noise. */
  readonly height: number
  /** Phase of the zigzag, 0 or 1. Zigzags with different phases never turn on the same day. */
  readonly phase: 0 | 1
}

/** Octave that defines zigzags. Its nodes are a day and a half apart. */
export const zigzagOctave = coarsestBits - 17

/** One source of price movement. It has a series of random nodes for each octave. */
export interface Noise {
  readonly octaveSeeds: Int32Array
  readonly zigzag: Zigzag | undefined
}

export function createNoise(seed: number, zigzag?: Zigzag): Noise {
  return { octaveSeeds: Int32Array.from(amplitudes, (_, octave) => hash32(seed, octave)), zigzag }
}

/**
 * Returns the random value of a node, uniform in [−1, 1). Node `index` of an octave is at the time `index ×
 * spacingOf(octave)`.
 */
export function evenNode({ octaveSeeds }: Noise, octave: number, index: number): number {
  let bits = Math.imul(index, 0x9e3779b1) ^ (octaveSeeds[octave] ?? 0)
  bits = Math.imul(bits ^ (bits >>> 16), 0x7feb352d)
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b)
  return (bits ^ (bits >>> 16)) / 2 ** 31
}

/**
 * Returns the value of a zigzag at a node of the zigzag's octave. The values repeat: middle, top, middle,
 * bottom.
 */
export function zigzagNode({ height, phase }: Zigzag, index: number): number {
  const corner = (index + phase) & 3
  if (corner === 1) return height / 2
  return corner === 3 ? -height / 2 : 0
}
