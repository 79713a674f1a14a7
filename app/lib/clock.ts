/** Source of time. It is passed as a dependency so that tests can control it. */
export interface Clock {
  /** Wall clock, milliseconds since the Unix epoch. */
  nowMs(): number
  /** Monotonic clock for ages and timeouts, milliseconds from an arbitrary origin. */
  monotonicMs(): number
}

/** System clock of the machine. */
export const systemClock: Clock = {
  nowMs: () => Date.now(),
  monotonicMs: () => performance.now(),
}
