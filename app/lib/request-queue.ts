import { delay } from './delay'
import type { TokenBucket } from './token-bucket'

/** A request queue for a token budget, with a second queue of low priority. */
export interface RequestQueue {
  /**
   * Resolves when all earlier requests are served and `tokens` have been taken, without a time limit.
   * Resolves immediately once the signal has aborted.
   */
  acquire(tokens: number): Promise<void>
  /** Takes `tokens` with low priority: one at a time, and each only while no `acquire` is waiting. */
  acquireLowPriority(tokens: number): Promise<void>
}

/**
 * Creates a queue that serves requests in order of arrival. Without it, requests for one token would always
 * overtake requests for many.
 */
export function createRequestQueue(budget: TokenBucket, signal: AbortSignal): RequestQueue {
  let last: Promise<void> = Promise.resolve()
  let lastLowPriority: Promise<void> = Promise.resolve()
  let queued = 0

  async function take(tokens: number): Promise<void> {
    for (let taken = 0; taken < tokens && !signal.aborted; ) {
      if (budget.tryTake()) taken += 1
      else await delay(budget.waitMs(), signal)
    }
    queued -= 1
  }

  async function takeLowPriority(tokens: number): Promise<void> {
    for (let taken = 0; taken < tokens && !signal.aborted; ) {
      if (queued > 0) await last
      else if (budget.tryTake()) taken += 1
      else await delay(budget.waitMs(), signal)
    }
  }

  return {
    acquire(tokens) {
      queued += 1
      last = last.then(() => take(tokens))
      return last
    },
    acquireLowPriority(tokens) {
      lastLowPriority = lastLowPriority.then(() => takeLowPriority(tokens))
      return lastLowPriority
    },
  }
}
