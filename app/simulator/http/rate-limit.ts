import { LRUCache } from 'lru-cache'
import type { Clock } from '~/lib/clock'

export interface RateLimit {
  readonly requests: number
  readonly windowMs: number
}

/** Counts requests by client. */
export interface RateLimiter {
  /** Takes `count` requests from the client's budget: undefined if they fit, else milliseconds until there is room again. */
  take(client: string, count: number): number | undefined
}

/** Clients that are remembered; beyond it those that were not heard for longest are forgotten, which only ever gives budget back. */
const maxClients = 10_000

/** Fixed windows: the budget is whole again `windowMs` after a client's first request. */
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
