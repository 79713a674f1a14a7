import type { WorldSeconds } from '../world-time'
import { type Jump, type Jumps, sumOfJumps } from './jumps'
import {
  amplitudes,
  evenNode,
  firstVolatileOctave,
  type Noise,
  octaveCount,
  spacingOf,
  zigzagNode,
  zigzagOctave,
} from './noise'
import type { Volatility } from './volatility'

/**
 * Noise that moves a path, and its weight. The weight is the standard deviation that the noise adds to a
 * daily change.
 */
export interface PathPart {
  readonly noise: Noise
  readonly weight: number
}

/** Source of jumps, and the weight of the jumps in a path. */
export interface PathJumps {
  readonly jumps: Jumps
  readonly weight: number
}

/**
 * Natural logarithm of a price over time. The path has no end and stays around its base. It is a sum of
 * octaves. Each octave is a series of nodes that are joined by straight lines, so every value depends on the
 * time alone. The nodes of all octaves are on one dyadic grid. The search for crossings relies on this grid,
 * because it bounds the values within an interval by the values at the ends of the interval.
 */
export interface LogPath {
  readonly base: number
  readonly parts: readonly PathPart[]
  readonly jumps: readonly PathJumps[]
  readonly volatility: Volatility
}

/**
 * For each octave, the maximum that all finer octaves can add to a path of weight 1. Octaves with constant
 * amplitude and octaves that follow the volatility have separate maximums.
 */
const finerSteady = amplitudes.map((_, octave) => sumOf(amplitudes.subarray(octave + 1, firstVolatileOctave)))
const finerVolatile = amplitudes.map((_, octave) =>
  sumOf(amplitudes.subarray(Math.max(octave + 1, firstVolatileOctave))),
)

/** Index that marks an empty cache entry. It is not −1, because −1 precedes index 0. */
const nowhere = -2

/**
 * Creates a function that returns the value of a path at a time. The function caches the nodes around the
 * last time, because the next time is usually close.
 */
export function createPathReader(path: LogPath): (seconds: WorldSeconds) => number {
  const indices = new Int32Array(octaveCount).fill(nowhere)
  const lefts = new Float64Array(octaveCount)
  const rights = new Float64Array(octaveCount)

  function look(octave: number, index: number): void {
    const isNext = indices[octave] === index - 1
    lefts[octave] = isNext ? (rights[octave] ?? 0) : nodeOf(path, octave, index)
    rights[octave] = nodeOf(path, octave, index + 1)
    indices[octave] = index
  }

  return (seconds) => {
    let value = path.base
    for (let octave = 0; octave < octaveCount; octave++) {
      const position = seconds / spacingOf(octave)
      const index = Math.floor(position)
      const share = position - index
      if (indices[octave] !== index) look(octave, index)
      value += (lefts[octave] ?? 0) * (1 - share) + (rights[octave] ?? 0) * share
    }
    return path.jumps.length === 0 ? value : value + sumOfJumps(jumpsOf(path, seconds, seconds + 1), seconds)
  }
}

/** Returns the value of an octave's node. */
export function nodeOf({ parts, volatility }: LogPath, octave: number, index: number): number {
  let even = 0
  for (const { noise, weight } of parts) even += weight * evenNode(noise, octave, index)
  const value = even * (amplitudes[octave] ?? 0)
  if (octave >= firstVolatileOctave) return value * volatility.at(index >> (octave - firstVolatileOctave))
  return octave === zigzagOctave ? value + zigzagsAt(parts, index) : value
}

function zigzagsAt(parts: readonly PathPart[], index: number): number {
  let value = 0
  for (const { noise, weight } of parts) if (noise.zigzag) value += weight * zigzagNode(noise.zigzag, index)
  return value
}

/**
 * Creates a function that returns an upper bound for one interval of a path, from node `index` to node `index
 * + 1` of an octave. The bound is the maximum that all finer octaves can add there.
 */
export function createSlack({ parts, volatility }: LogPath): (octave: number, index: number) => number {
  const weight = parts.reduce((sum, part) => sum + Math.abs(part.weight), 0)
  const swing = parts.reduce(
    (sum, part) => sum + Math.abs(part.weight) * (part.noise.zigzag ? part.noise.zigzag.height / 2 : 0),
    0,
  )
  return (octave, index) => {
    const volatile = weight * (finerVolatile[octave] ?? 0)
    if (octave >= firstVolatileOctave) {
      return volatile * volatility.highest(0, index >> (octave - firstVolatileOctave))
    }
    const steady = weight * (finerSteady[octave] ?? 0)
    const wildest = volatility.highest(firstVolatileOctave - octave, index)
    return steady + volatile * wildest + (octave < zigzagOctave ? swing : 0)
  }
}

/** Returns the jumps of the path within a time range, as changes of the logarithm of the price. */
export function jumpsOf(path: LogPath, from: WorldSeconds, to: WorldSeconds): Jump[] {
  const found: Jump[] = []
  for (const { jumps, weight } of path.jumps) {
    for (const jump of jumps(from, to)) found.push({ ...jump, size: jump.size * weight })
  }
  return found
}

/**
 * Returns the path of the price of one asset in units of another. Movements that both assets share cancel
 * out.
 */
export function ratioPath(numerator: LogPath, denominator: LogPath): LogPath {
  const parts = new Map<Noise, number>()
  for (const { noise, weight } of numerator.parts) parts.set(noise, weight)
  for (const { noise, weight } of denominator.parts) parts.set(noise, (parts.get(noise) ?? 0) - weight)
  return {
    base: numerator.base - denominator.base,
    parts: [...parts].flatMap(([noise, weight]) => (weight === 0 ? [] : { noise, weight })),
    jumps: [
      ...numerator.jumps,
      ...denominator.jumps.map(({ jumps, weight }) => ({ jumps, weight: -weight })),
    ],
    volatility: numerator.volatility,
  }
}

function sumOf(numbers: Float64Array): number {
  return numbers.reduce((total, number) => total + number, 0)
}
