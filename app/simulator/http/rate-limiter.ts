import { LRUCache } from 'lru-cache'
import type { Clock } from '~/lib/clock'

export interface RateLimit {
  readonly requests: number
  readonly windowMs: number
}

/** Limits the number of requests per client. */
export interface RateLimiter {
  /**
   * Takes `count` requests from the client's budget. Returns `undefined` if the budget is sufficient,
   * otherwise the time until the budget is restored, milliseconds.
   */
  take(client: string, count: number): number | undefined
}

/**
 * Maximum number of clients whose budget is tracked. If there are more, the least recently seen clients are
 * forgotten, which restores their budget.
 */
const maxClients = 10_000

/**
 * Creates a limiter with fixed windows: the full budget is restored `windowMs` after a client's first
 * request.
 */
export function createRateLimiter({ requests, windowMs }: RateLimit, clock: Clock): RateLimiter {
  const windows = new LRUCache<string, { readonly endsMs: number; used: number }>({
    maxSize: maxClients,
    sizeCalculation: () => 1,
  })
  return {
    take(client, count) {
      const nowMs = clock.monotonicMs()
      let window = windows.get(client)
      if (!window || window.endsMs <= nowMs) {
        window = { endsMs: nowMs + windowMs, used: 0 }
        windows.set(client, window)
      }
      if (window.used + count > requests) return window.endsMs - nowMs
      window.used += count
      return undefined
    },
  }
}
