import { chanceOf, seedOf } from '../random'
import type { WorldSeconds } from '../world-time'

/** Length of a period, seconds: 2^16 s, about 18 hours. Each period has at most one jump. */
const intervalSeconds = 2 ** 16
/** Time in which the effect of a jump fades linearly, seconds. */
const fadeSeconds = intervalSeconds

/** A jump caused by news: the price moves within a minute or two and returns over most of a day. */
export interface Jump {
  readonly startsAt: WorldSeconds
  readonly peaksAt: WorldSeconds
  readonly fadedAt: WorldSeconds
  /** Size of the jump, in the unit of the path that it is added to. A negative jump goes down. */
  readonly size: number
}

/** Returns the jumps that have an effect within a time range, oldest first. */
export type Jumps = (from: WorldSeconds, to: WorldSeconds) => readonly Jump[]

/**
 * Creates a source of jumps. `share` is the share of periods with a jump. The size of a jump is between
 * `smallest` and `largest`, up or down.
 */
export function createJumps(
  seed: number,
  { share, smallest, largest }: { share: number; smallest: number; largest: number },
): Jumps {
  const jumpSeed = seedOf(seed, 'jumps')

  function jumpOf(interval: number): Jump | undefined {
    if (chanceOf(jumpSeed, interval) >= share) return undefined
    const startsAt = (interval + 0.9 * chanceOf(jumpSeed, interval, 1)) * intervalSeconds
    const peaksAt = startsAt + 50 + 80 * chanceOf(jumpSeed, interval, 2)
    const size = smallest + (largest - smallest) * chanceOf(jumpSeed, interval, 3) ** 2
    const up = chanceOf(jumpSeed, interval, 4) < 0.5
    return { startsAt, peaksAt, fadedAt: peaksAt + fadeSeconds, size: up ? size : -size }
  }

  return (from, to) => {
    const jumps: Jump[] = []
    const last = Math.floor(to / intervalSeconds)
    for (let interval = Math.floor(from / intervalSeconds) - 2; interval <= last; interval++) {
      const jump = jumpOf(interval)
      if (jump && jump.startsAt < to && jump.fadedAt > from) jumps.push(jump)
    }
    return jumps
  }
}

/** Returns the sum of the effects of the given jumps at a time. */
export function sumOfJumps(jumps: readonly Jump[], seconds: WorldSeconds): number {
  let value = 0
  for (const jump of jumps) value += jumpAt(jump, seconds)
  return value
}

/** Returns an upper bound of the sum of the jumps within a time range. */
export function highestOfJumps(jumps: readonly Jump[], from: WorldSeconds, to: WorldSeconds): number {
  let bound = 0
  for (const jump of jumps) {
    const { startsAt, peaksAt, fadedAt, size } = jump
    if (startsAt >= to || fadedAt <= from) continue
    // The effect rises linearly to the peak and falls linearly after it. If the peak is outside the time
    // range, the highest value is at one end of the range.
    const isPeakWithin = from < peaksAt && peaksAt < to
    bound += isPeakWithin && size > 0 ? size : Math.max(jumpAt(jump, from), jumpAt(jump, to))
  }
  return bound
}

function jumpAt({ startsAt, peaksAt, fadedAt, size }: Jump, seconds: WorldSeconds): number {
  if (seconds <= startsAt || seconds >= fadedAt) return 0
  const share =
    seconds < peaksAt ? (seconds - startsAt) / (peaksAt - startsAt) : (fadedAt - seconds) / fadeSeconds
  return size * share
}
