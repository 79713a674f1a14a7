import type { WorldSeconds } from '../world-time'
import { highestOfJumps, type Jump, sumOfJumps } from './jumps'
import { octaveCount, spacingOf } from './noise'
import { createSlack, jumpsOf, type LogPath, nodeOf } from './path'

interface Search {
  readonly path: LogPath
  readonly level: number
  readonly from: WorldSeconds
  readonly to: WorldSeconds
  readonly jumps: readonly Jump[]
  readonly slack: (octave: number, index: number) => number
}

/**
 * The first time in [from, to) at which the path is at or above a level; undefined if it never is. Exact to the path's finest
 * straight lines, at the cost of a few hundred nodes: stretches that can't reach the level are never looked into.
 */
export function findCrossing(
  path: LogPath,
  level: number,
  from: WorldSeconds,
  to: WorldSeconds,
): WorldSeconds | undefined {
  if (from >= to) return undefined
  const finest = spacingOf(octaveCount - 1)
  const jumps = jumpsOf(path, from - finest, to + finest)
  const search = { path, level, from, to, jumps, slack: createSlack(path) }
  const spacing = spacingOf(0)
  for (let index = Math.floor(from / spacing); index * spacing < to; index++) {
    const left = path.base + nodeOf(path, 0, index)
    const right = path.base + nodeOf(path, 0, index + 1)
    const found = searchStretch(search, 0, index, left, right)
    if (found !== undefined) return found
  }
  return undefined
}

/**
 * Searches between two neighbouring nodes of an octave; `left` and `right` are the path's coarse values there: of that octave
 * and all coarser ones, which is a straight line in between.
 */
function searchStretch(
  search: Search,
  octave: number,
  index: number,
  left: number,
  right: number,
): WorldSeconds | undefined {
  const spacing = spacingOf(octave)
  const start = index * spacing
  if (start + spacing <= search.from || start >= search.to) return undefined
  const highest = Math.max(left, right) + search.slack(octave, index)
  const missing = search.level - highest
  if (missing > 0 && highestOfJumps(search.jumps, start, start + spacing) < missing) return undefined
  if (octave === octaveCount - 1) return crossingOfLine(search, start, spacing, left, right)

  const finer = octave + 1
  const middle = (left + right) / 2 + nodeOf(search.path, finer, 2 * index + 1)
  const begin = left + nodeOf(search.path, finer, 2 * index)
  const found = searchStretch(search, finer, 2 * index, begin, middle)
  if (found !== undefined) return found
  const end = right + nodeOf(search.path, finer, 2 * index + 2)
  return searchStretch(search, finer, 2 * index + 1, middle, end)
}

/** Within the finest stretch the path is a straight line. */
function crossingOfLine(
  { jumps, level, from, to }: Search,
  start: WorldSeconds,
  spacing: number,
  left: number,
  right: number,
): WorldSeconds | undefined {
  const first = left + sumOfJumps(jumps, start)
  const slope = (right + sumOfJumps(jumps, start + spacing) - first) / spacing
  const begin = Math.max(start, from)
  if (first + slope * (begin - start) >= level) return begin
  if (slope <= 0) return undefined
  const at = start + (level - first) / slope
  return at < Math.min(start + spacing, to) ? Math.max(at, begin) : undefined
}
