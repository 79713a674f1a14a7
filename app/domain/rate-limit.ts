import type { RateLimit } from './plan'

/**
 * State of the generic cell rate algorithm after a call. A bucket is a single number: the time when all
 * accepted calls have drained. `backlogMs` is the time until then; 0: the full burst is available.
 */
export interface Taken {
  readonly allowed: boolean
  /** Backlog after this call, milliseconds. A rejected call adds nothing. */
  readonly backlogMs: number
  /** Number of calls that are allowed immediately after this one. */
  readonly remaining: number
  /** Time until the next call is allowed, milliseconds. 0: now. */
  readonly retryAfterMs: number
}

/**
 * Takes one call from a bucket with a backlog of `backlogMs` milliseconds. A negative backlog counts as 0.
 */
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

/** Returns what one call adds to the backlog, milliseconds. */
export function millisecondsPerCall({ ratePerSecond }: RateLimit): number {
  return 1_000 / ratePerSecond
}

/**
 * Tolerance for rounding: sums of thirds of a millisecond are not exact. A millionth of a call is harmless.
 */
const rounding = 1e-6

function fits(backlogMs: number, limit: RateLimit): boolean {
  return backlogMs / millisecondsPerCall(limit) + 1 <= limit.burst + rounding
}
