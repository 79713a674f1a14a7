import type { Clock } from '~/lib/clock'

/** Counts failures of an endpoint between two successes. */
export interface FailureCount {
  /**
   * Records a failure. `waitMs`: wait that the endpoint requires, milliseconds. Returns whether there were too
   * many failures in a short time, not counting such waits, so that the endpoint counts as down.
   */
  failed(waitMs?: number): boolean
  succeeded(): void
}

const failuresThatCount = 3
const withinMs = 10_000

export function createFailureCount(clock: Clock): FailureCount {
  let countUntilMs: readonly number[] = [] // one for each failure
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
