import type { WorldSeconds } from '../world-time'
import { octaveCount, spacingOf } from './noise'
import { jumpsAt, type LogPath } from './path'

/** A stretch between two neighbouring nodes of an octave, with the path's coarse value (that octave and coarser) at its ends. */
interface Stretch {
  readonly octave: number
  readonly index: number
  readonly left: number
  readonly right: number
}

interface Search {
  readonly path: LogPath
  readonly level: number
  readonly from: WorldSeconds
  readonly to: WorldSeconds
}

/**
 * The first time in [from, to) at which the path is at or above a level; undefined if it never is. Exact to the path's finest
 * straight lines, at the cost of a few dozen nodes: stretches that can't reach the level are never looked into.
 */
export function findCrossing(
  path: LogPath,
  level: number,
  from: WorldSeconds,
  to: WorldSeconds,
): WorldSeconds | undefined {
  if (from >= to) return undefined
  const search = { path, level, from, to }
  const spacing = spacingOf(0)
  for (let index = Math.floor(from / spacing); index * spacing < to; index++) {
    const [left, right] = [path.base + nodeOf(path, 0, index), path.base + nodeOf(path, 0, index + 1)]
    const found = searchIn({ octave: 0, index, left, right }, search)
    if (found !== undefined) return found
  }
  return undefined
}

function searchIn(stretch: Stretch, search: Search): WorldSeconds | undefined {
  const { octave, index, left, right } = stretch
  const spacing = spacingOf(octave)
  const start = index * spacing
  if (start + spacing <= search.from || start >= search.to) return undefined
  if (highest(stretch, search) < search.level) return undefined
  if (octave === octaveCount - 1) return crossingOfLine(stretch, search)

  const { path } = search
  const finer = octave + 1
  const middle = (left + right) / 2 + nodeOf(path, finer, 2 * index + 1)
  const begin = left + nodeOf(path, finer, 2 * index)
  const end = right + nodeOf(path, finer, 2 * index + 2)
  return (
    searchIn({ octave: finer, index: 2 * index, left: begin, right: middle }, search) ??
    searchIn({ octave: finer, index: 2 * index + 1, left: middle, right: end }, search)
  )
}

/** No value of the path within the stretch is above this. */
function highest({ octave, index, left, right }: Stretch, { path }: Search): number {
  const spacing = spacingOf(octave)
  let bound = Math.max(left, right)
  for (const { noise, weight } of path.parts) bound += Math.abs(weight) * noise.slack(octave, index)
  for (const { jumps, weight } of path.jumps) {
    const [low, high] = jumps.range(index * spacing, (index + 1) * spacing)
    bound += Math.max(weight * low, weight * high)
  }
  return bound
}

/** Within the finest stretch the path is a straight line. */
function crossingOfLine({ octave, index, left, right }: Stretch, search: Search): WorldSeconds | undefined {
  const spacing = spacingOf(octave)
  const start = index * spacing
  const first = left + jumpsAt(search.path, start)
  const slope = (right + jumpsAt(search.path, start + spacing) - first) / spacing
  const from = Math.max(start, search.from)
  if (first + slope * (from - start) >= search.level) return from
  if (slope <= 0) return undefined
  const at = start + (search.level - first) / slope
  return at < Math.min(start + spacing, search.to) ? Math.max(at, from) : undefined
}

function nodeOf(path: LogPath, octave: number, index: number): number {
  let value = 0
  for (const { noise, weight } of path.parts) value += weight * noise.node(octave, index)
  return value
}
