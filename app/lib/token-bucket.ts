import type { Clock } from './clock'

export interface TokenBucket {
  /** Takes a token if there is one. */
  tryTake(): boolean
  /** Returns the milliseconds until a token is available; 0: now. */
  waitMs(): number
  /** Adds tokens, up to the capacity. */
  add(tokens: number): void
}

export interface TokenBucketOptions {
  readonly capacity: number
  /** Number of tokens added automatically each second. 0: only `add` adds tokens. */
  readonly perSecond: number
  readonly clock: Clock
}

/** Creates a budget that refills with time: it limits a rate and allows short bursts. It starts full. */
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
