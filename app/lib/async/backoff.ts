export interface Backoff {
  /**
   * Returns the time to wait before the next attempt, milliseconds. The wait grows with every call up to a
   * maximum.
   */
  nextMs(): number
  /** Resets the backoff after a success, so that the next failure starts with the shortest wait. */
  reset(): void
}

export interface BackoffOptions {
  readonly firstMs: number
  readonly longestMs: number
  /** Returns a uniform random number in [0, 1). */
  readonly random: () => number
}

/**
 * Exponential backoff with jitter. Each wait is a random time between half the first wait and a maximum that
 * grows with every attempt. The randomness keeps many clients from retrying at the same time.
 */
export function createBackoff({ firstMs, longestMs, random }: BackoffOptions): Backoff {
  let attempts = 0
  return {
    nextMs() {
      const ceilingMs = Math.min(longestMs, firstMs * 2 ** Math.min(attempts, 30))
      attempts += 1
      const floorMs = Math.min(firstMs, ceilingMs) / 2
      return Math.round(floorMs + random() * (ceilingMs - floorMs))
    },
    reset() {
      attempts = 0
    },
  }
}
