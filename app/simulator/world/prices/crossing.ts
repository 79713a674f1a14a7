import type { WorldSeconds } from '../world-time'
import { highestOfJumps, type Jump, sumOfJumps } from './jumps'
import { octaveCount, spacingOf } from './noise'
import { createSlack, jumpsOf, type LogPath, nodeOf } from './path'

interface Search {
  readonly path: LogPath
  readonly level: number
  readonly from: WorldSeconds
  readonly to: WorldSeconds
  readonly which: 'first' | 'last'
  readonly jumps: readonly Jump[]
  readonly slack: (octave: number, index: number) => number
}

/**
 * Returns the first time in [from, to) at which the path is at or above a level; `undefined` if there is no
 * such time. The result is exact, because the path consists of straight lines. The search reads only a few
 * hundred nodes, because it skips intervals that cannot reach the level.
 */
export function findCrossing(
  path: LogPath,
  level: number,
  from: WorldSeconds,
  to: WorldSeconds,
): WorldSeconds | undefined {
  return search(path, level, from, to, 'first')
}

/**
 * Returns the last time in [from, to) at which the path is at or above a level; `undefined` if there is no
 * such time.
 */
export function findLastCrossing(
  path: LogPath,
  level: number,
  from: WorldSeconds,
  to: WorldSeconds,
): WorldSeconds | undefined {
  return search(path, level, from, to, 'last')
}

function search(
  path: LogPath,
  level: number,
  from: WorldSeconds,
  to: WorldSeconds,
  which: Search['which'],
): WorldSeconds | undefined {
  if (from >= to) return undefined
  const finest = spacingOf(octaveCount - 1)
  const jumps = jumpsOf(path, from - finest, to + finest)
  const state: Search = { path, level, from, to, which, jumps, slack: createSlack(path) }
  const spacing = spacingOf(0)
  const [begin, end] = [Math.floor(from / spacing), Math.ceil(to / spacing) - 1]
  const step = which === 'first' ? 1 : -1
  for (let index = step > 0 ? begin : end; index >= begin && index <= end; index += step) {
    const left = path.base + nodeOf(path, 0, index)
    const right = path.base + nodeOf(path, 0, index + 1)
    const found = searchInterval(state, 0, index, left, right)
    if (found !== undefined) return found
  }
  return undefined
}

/**
 * Searches between two neighbouring nodes of an octave. `left` and `right` are the sums of this octave and
 * all coarser octaves at these two nodes. Between the nodes this sum is a straight line.
 */
function searchInterval(
  state: Search,
  octave: number,
  index: number,
  left: number,
  right: number,
): WorldSeconds | undefined {
  const spacing = spacingOf(octave)
  const start = index * spacing
  if (start + spacing <= state.from || start >= state.to) return undefined
  const missing = state.level - Math.max(left, right) - state.slack(octave, index)
  if (highestOfJumps(state.jumps, start, start + spacing) < missing) return undefined
  if (octave === octaveCount - 1) return crossingOfLine(state, start, spacing, left, right)

  const finer = octave + 1
  const middle = (left + right) / 2 + nodeOf(state.path, finer, 2 * index + 1)
  if (state.which === 'first') {
    return (
      searchLeft(state, finer, 2 * index, left, middle) ?? searchRight(state, finer, 2 * index, middle, right)
    )
  }
  return (
    searchRight(state, finer, 2 * index, middle, right) ?? searchLeft(state, finer, 2 * index, left, middle)
  )
}

/** Searches the left half of an interval, from node `index` of the next finer octave to the middle. */
function searchLeft(
  state: Search,
  octave: number,
  index: number,
  left: number,
  middle: number,
): WorldSeconds | undefined {
  return searchInterval(state, octave, index, left + nodeOf(state.path, octave, index), middle)
}

/** Searches the right half of an interval, from the middle to the end. */
function searchRight(
  state: Search,
  octave: number,
  index: number,
  middle: number,
  right: number,
): WorldSeconds | undefined {
  return searchInterval(state, octave, index + 1, middle, right + nodeOf(state.path, octave, index + 2))
}

/** Searches the finest interval, where the path is a straight line. */
function crossingOfLine(
  { jumps, level, from, to, which }: Search,
  start: WorldSeconds,
  spacing: number,
  left: number,
  right: number,
): WorldSeconds | undefined {
  const first = left + sumOfJumps(jumps, start)
  const slope = (right + sumOfJumps(jumps, start + spacing) - first) / spacing
  const [begin, end] = [Math.max(start, from), Math.min(start + spacing, to)]
  const isAbove = (at: WorldSeconds) => first + slope * (at - start) >= level
  const crossing = Math.min(end, Math.max(begin, start + (level - first) / slope))
  if (which === 'first') {
    if (isAbove(begin)) return begin
    return slope > 0 && isAbove(end) ? crossing : undefined
  }
  if (isAbove(end)) return end
  return slope < 0 && isAbove(begin) ? crossing : undefined
}
