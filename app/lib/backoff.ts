export interface Backoff {
  /** Returns the milliseconds to wait before the next attempt. They grow with every call. */
  nextMs(): number
  /** Call it after a success, so that the next failure starts with the shortest wait. */
  reset(): void
}

export interface BackoffOptions {
  readonly firstMs: number
  readonly longestMs: number
  /** Returns a uniform random number in [0, 1). */
  readonly random: () => number
}

/**
 * Exponential backoff with full jitter: uniform between half the first wait and the growing ceiling, so that
 * many clients do not retry at the same time.
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
