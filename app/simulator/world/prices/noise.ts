import { hash32 } from '../random'
import { volatilityBlockBits } from './volatility'

/** The coarsest octave has a node every 2^22 s (48 days), the finest every 8 s. */
const coarsestBits = 22
const finestBits = 3
export const octaveCount = coarsestBits - finestBits + 1

/** Makes the standard deviation of a day's change 1 (measured over 400 days of 20 seeds). */
const unitAmplitude = 0.88

/** Octaves from this one on are as wild as their time; the coarser ones always the same. */
export const firstVolatileOctave = coarsestBits - volatilityBlockBits

/** Seconds between the nodes of an octave; octave 0 is the coarsest. */
export function spacingOf(octave: number): number {
  return 1 << (coarsestBits - octave)
}

/** Size of the nodes of each octave: grows with the square root of the spacing, as in a random walk. */
export const amplitudes = Float64Array.from(
  { length: octaveCount },
  (_, octave) => unitAmplitude * Math.sqrt(spacingOf(octave) / 86_400),
)

/** Straight up for three days, straight down for three. */
export interface Zigzag {
  /** Height from bottom to top, in the noise's own unit. */
  readonly height: number
  /** 0 or 1: zigzags of different phase never turn within the same day. */
  readonly phase: 0 | 1
}

/** Corners of zigzags lie on nodes of this octave: a day and a half apart. */
export const zigzagOctave = coarsestBits - 17

/** One source of movement: rows of random nodes, a row for each octave. */
export interface Noise {
  readonly octaveSeeds: Int32Array
  readonly zigzag: Zigzag | undefined
}

export function createNoise(seed: number, zigzag?: Zigzag): Noise {
  return { octaveSeeds: Int32Array.from(amplitudes, (_, octave) => hash32(seed, octave)), zigzag }
}

/** The random number at a node, even in [−1, 1). Node `index` of an octave stands at `index × spacingOf(octave)`. */
export function evenNode({ octaveSeeds }: Noise, octave: number, index: number): number {
  let bits = Math.imul(index, 0x9e3779b1) ^ (octaveSeeds[octave] ?? 0)
  bits = Math.imul(bits ^ (bits >>> 16), 0x7feb352d)
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b)
  return (bits ^ (bits >>> 16)) / 2 ** 31
}

/** A zigzag at a node of its octave: 0, top, 0, bottom, … */
export function zigzagNode({ height, phase }: Zigzag, index: number): number {
  const corner = (index + phase) & 3
  if (corner === 1) return height / 2
  return corner === 3 ? -height / 2 : 0
}
