import type { Clock } from '~/lib/clock'

/** Counts failures of an endpoint between two successes. */
export interface FailureCount {
  /**
   * Records a failure. Returns whether there were too many in a short time, so that the endpoint counts as
   * down.
   */
  failed(): boolean
  succeeded(): void
}

const failuresThatCount = 3
const withinMs = 10_000

export function createFailureCount(clock: Clock): FailureCount {
  let failures: readonly number[] = []
  return {
    failed() {
      const nowMs = clock.monotonicMs()
      failures = [...failures.filter((atMs) => nowMs - atMs < withinMs), nowMs]
      return failures.length >= failuresThatCount
    },
    succeeded() {
      failures = []
    },
  }
}
