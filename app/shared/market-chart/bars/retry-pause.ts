import type { UnixMs } from '~/domain/base/time'

/** Time after a failed request in which moving the chart sends no other one, milliseconds. */
export const retryMs = 5_000

/** Remembers a failed request, so that each movement of a chart does not repeat it. */
interface RetryPause {
  /** Returns whether a movement at this time may send a request. */
  isOver(nowMs: UnixMs): boolean
  /** Begins the pause. */
  fail(nowMs: UnixMs): void
  /** Ends the pause, because the chart shows something else. */
  forget(): void
}

/** Creates a pause that has not begun. Times are of any clock that does not go back. */
export function createRetryPause(): RetryPause {
  let failedAtMs: UnixMs | undefined
  return {
    isOver: (nowMs) => failedAtMs === undefined || nowMs - failedAtMs > retryMs,
    fail(nowMs) {
      failedAtMs = nowMs
    },
    forget() {
      failedAtMs = undefined
    },
  }
}
