import type { Clock } from '~/lib/clock'

/** Counts failures of an endpoint between two successes. */
export interface FailureCount {
  /**
   * Records a failure. `waitMs`: wait that the endpoint requires, milliseconds. Returns whether the endpoint
   * counts as down, because it has failed too often in a short time. Required waits are not part of that
   * time.
   */
  failed(waitMs?: number): boolean
  succeeded(): void
}

const failuresThatCount = 3
const withinMs = 10_000

export function createFailureCount(clock: Clock): FailureCount {
  let countUntilMs: readonly number[] = [] // end of the counting period of each failure
  return {
    failed(waitMs = 0) {
      const nowMs = clock.monotonicMs()
      const untilMs = nowMs + withinMs + (failuresThatCount - 1) * waitMs
      countUntilMs = [...countUntilMs.filter((endMs) => nowMs < endMs), untilMs]
      return countUntilMs.length >= failuresThatCount
    },
    succeeded() {
      countUntilMs = []
    },
  }
}
