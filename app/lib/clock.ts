/** The time, handed to whatever needs it, so that tests can move it. */
export interface Clock {
  /** Wall clock, milliseconds since the Unix epoch. */
  nowMs(): number
  /** Monotonic clock for ages and timeouts, milliseconds from an arbitrary origin. */
  monotonicMs(): number
}

/** The machine's own clock. */
export const systemClock: Clock = {
  nowMs: () => Date.now(),
  monotonicMs: () => performance.now(),
}
