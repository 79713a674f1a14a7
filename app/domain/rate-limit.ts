import type { RateLimit } from './plan'

/**
 * The generic cell rate algorithm: a bucket is one number, the time at which what was let through will have drained. `backlogMs` is how far
 * away that is; 0 = the bucket is full again.
 */
export interface Taken {
  readonly allowed: boolean
  /** Backlog after this call, milliseconds. A refused call adds nothing. */
  readonly backlogMs: number
  /** Calls that would be allowed at once after this one. */
  readonly remaining: number
  /** Until the next call will be allowed, milliseconds; 0 = now. */
  readonly retryAfterMs: number
}

/** Takes one call out of a bucket whose backlog is `backlogMs`, milliseconds; a negative backlog counts as none. */
export function takeOne(backlogMs: number, limit: RateLimit): Taken {
  const costMs = millisecondsPerCall(limit)
  const before = Math.max(0, backlogMs)
  const allowed = fits(before, limit)
  const after = allowed ? before + costMs : before
  return {
    allowed,
    backlogMs: after,
    remaining: Math.max(0, Math.floor(limit.burst - after / costMs + rounding)),
    retryAfterMs: fits(after, limit) ? 0 : after + costMs - limit.burst * costMs,
  }
}

/** What one call adds to the backlog, milliseconds. */
export function millisecondsPerCall({ ratePerSecond }: RateLimit): number {
  return 1_000 / ratePerSecond
}

/** Sums of thirds of a millisecond are not exact; a millionth of a call is nobody's loss. */
const rounding = 1e-6

function fits(backlogMs: number, limit: RateLimit): boolean {
  return backlogMs / millisecondsPerCall(limit) + 1 <= limit.burst + rounding
}
