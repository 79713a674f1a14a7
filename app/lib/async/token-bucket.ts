import type { Clock } from '../clock'

export interface TokenBucket {
  /** Takes a token if one is available. Returns whether a token was taken. */
  tryTake(): boolean
  /** Returns the time until a token is available, milliseconds; 0 if one is available now. */
  waitMs(): number
  /** Adds tokens to the bucket, up to its capacity. */
  add(tokens: number): void
}

export interface TokenBucketOptions {
  readonly capacity: number
  /** Number of tokens that the bucket gains per second. If 0, only `add` adds tokens. */
  readonly perSecond: number
  readonly clock: Clock
}

/**
 * Creates a token bucket, which limits a rate and allows short bursts. The bucket starts full and refills
 * with time.
 */
export function createTokenBucket({ capacity, perSecond, clock }: TokenBucketOptions): TokenBucket {
  let tokens = capacity
  let filledAtMs = clock.monotonicMs()

  function refill(): void {
    const nowMs = clock.monotonicMs()
    tokens = Math.min(capacity, tokens + ((nowMs - filledAtMs) / 1000) * perSecond)
    filledAtMs = nowMs
  }

  return {
    tryTake() {
      refill()
      if (tokens < 1) return false
      tokens -= 1
      return true
    },
    waitMs() {
      refill()
      if (tokens >= 1) return 0
      return perSecond > 0 ? Math.ceil(((1 - tokens) / perSecond) * 1000) : Number.POSITIVE_INFINITY
    },
    add(more) {
      refill()
      tokens = Math.min(capacity, tokens + more)
    },
  }
}
