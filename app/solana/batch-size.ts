import type { Clock } from '~/lib/clock'

/** How many calls a node takes in one request, learned from what it refuses. */
export interface BatchSize {
  calls(): number
  /** A request of so many calls was refused, and a call alone was not. */
  refused(calls: number): void
  /** A request of so many calls was refused for its rate. Several in a row: a smaller one may fit into what the node allows. */
  limited(calls: number): void
  accepted(): void
}

/** A node may be another one, or its settings others, after a while: then twice as many calls are tried again. */
const triesMoreAfterMs = 5 * 60_000
const limitedInRow = 2

export function createBatchSize({
  most,
  clock,
}: {
  readonly most: number
  readonly clock: Clock
}): BatchSize {
  let size = most
  let limited = 0
  let growsAtMs = 0

  function shrink(calls: number): void {
    size = Math.max(1, Math.min(size, Math.floor(calls / 2)))
    growsAtMs = clock.monotonicMs() + triesMoreAfterMs
  }

  return {
    refused: shrink,
    calls() {
      if (size < most && clock.monotonicMs() >= growsAtMs) {
        size = Math.min(most, size * 2)
        growsAtMs = clock.monotonicMs() + triesMoreAfterMs
      }
      return size
    },
    limited(calls) {
      limited += 1
      if (limited >= limitedInRow) shrink(calls)
    },
    accepted() {
      limited = 0
    },
  }
}
