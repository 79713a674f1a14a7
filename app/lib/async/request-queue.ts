import { delay } from './delay'
import type { TokenBucket } from './token-bucket'

/** Queue of requests that share a token budget. Low-priority requests have a second queue. */
export interface RequestQueue {
  /**
   * Resolves when all earlier requests have been served and `tokens` have been taken. There is no time limit.
   * Resolves immediately when the signal aborts.
   */
  acquire(tokens: number): Promise<void>
  /** Takes `tokens` with low priority. Takes one token at a time, and only while no `acquire` is waiting. */
  acquireLowPriority(tokens: number): Promise<void>
}

/**
 * Creates a queue that serves requests in order of arrival. Without a queue, requests for one token would
 * always overtake requests for many tokens.
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
