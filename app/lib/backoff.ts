export interface Backoff {
  /** Milliseconds to wait before the next attempt; grows with every call. */
  nextMs(): number
  /** The last attempt worked: the next failure starts from the beginning. */
  reset(): void
}

export interface BackoffOptions {
  readonly firstMs: number
  readonly longestMs: number
  /** Uniform in [0, 1). */
  readonly random: () => number
}

/** Exponential waiting with full jitter: uniform between half the first wait and the doubled ceiling, so that crowds spread out. */
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
