import type { WorldSeconds } from '../world-time'
import type { Jumps } from './jumps'
import type { Noise } from './noise'

/** Noise and its weight in a path: the standard deviation of a day's change that it brings. */
export interface PathPart {
  readonly noise: Noise
  readonly weight: number
}

/** A weighted jump source. */
export interface PathJumps {
  readonly jumps: Jumps
  readonly weight: number
}

/** The natural logarithm of a price as a function of time. */
export interface LogPath {
  readonly base: number
  readonly parts: readonly PathPart[]
  readonly jumps: readonly PathJumps[]
}

export function logPriceAt(path: LogPath, seconds: WorldSeconds): number {
  let value = path.base
  for (const { noise, weight } of path.parts) value += weight * noise.at(seconds)
  return value + jumpsAt(path, seconds)
}

/** Path of the price of one thing in another. What moves both cancels out. */
export function ratioPath(numerator: LogPath, denominator: LogPath): LogPath {
  const parts = new Map<Noise, number>()
  for (const { noise, weight } of numerator.parts) parts.set(noise, (parts.get(noise) ?? 0) + weight)
  for (const { noise, weight } of denominator.parts) parts.set(noise, (parts.get(noise) ?? 0) - weight)
  return {
    base: numerator.base - denominator.base,
    parts: [...parts].filter(([, weight]) => weight !== 0).map(([noise, weight]) => ({ noise, weight })),
    jumps: [
      ...numerator.jumps,
      ...denominator.jumps.map(({ jumps, weight }) => ({ jumps, weight: -weight })),
    ],
  }
}

export function jumpsAt(path: LogPath, seconds: WorldSeconds): number {
  let value = 0
  for (const { jumps, weight } of path.jumps) value += weight * jumps.at(seconds)
  return value
}
