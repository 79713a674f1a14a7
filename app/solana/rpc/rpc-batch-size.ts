import type { Clock } from '~/lib/clock'

/** Number of calls that a node accepts in one request. It is learned from requests that the node refused. */
export interface BatchSize {
  calls(): number
  /** Records that the node refused a request of this many calls, but accepted a single call. */
  refused(calls: number): void
  /**
   * Records that a request of this many calls was rate-limited. After several consecutive rate limits the
   * size is reduced, because a smaller request may fit into the node's limit.
   */
  limited(calls: number): void
  accepted(): void
}

/**
 * Time after which a reduced size is doubled again, milliseconds. The node or its settings may have changed
 * meanwhile.
 */
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
