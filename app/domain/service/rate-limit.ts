import type { RateLimit } from './plan'

/**
 * State of a rate limit after a call, by the generic cell rate algorithm. A bucket is a single number: the
 * time when all accepted calls have drained. `backlogMs` is the duration until that time. 0: the full burst
 * is available.
 */
export interface Taken {
  readonly allowed: boolean
  /** Backlog after the call, milliseconds. A rejected call does not increase the backlog. */
  readonly backlogMs: number
  /** Number of further calls that are allowed immediately. */
  readonly remaining: number
  /** Time until the next call is allowed, milliseconds. 0: a call is allowed now. */
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

/** Returns by how much one call increases the backlog, milliseconds. */
export function millisecondsPerCall({ ratePerSecond }: RateLimit): number {
  return 1_000 / ratePerSecond
}

/**
 * Tolerance for rounding errors, because sums of thirds of a millisecond are not exact. One millionth of a
 * call is harmless.
 */
const rounding = 1e-6

function fits(backlogMs: number, limit: RateLimit): boolean {
  return backlogMs / millisecondsPerCall(limit) + 1 <= limit.burst + rounding
}
