import { createBackoff } from '~/lib/async/backoff'
import { delay } from '~/lib/async/delay'
import { RetryableError } from '~/lib/async/retryable-error'
import { createTokenBucket } from '~/lib/async/token-bucket'
import type { Clock } from '~/lib/clock'
import { RefusedError } from '../http/refused-error'

export interface RpcRetriesOptions {
  readonly clock: Clock
  /** Returns a uniform random number in [0, 1). */
  readonly random: () => number
  /** Maximum number of attempts per request. */
  readonly attempts: number
  readonly signal: AbortSignal
}

/** Retries requests that failed temporarily. */
export interface RpcRetries {
  run<T>(attempt: () => Promise<T>): Promise<T>
  /** Number of retries since the start. */
  count(): number
}

export function createRpcRetries({ clock, random, attempts, signal }: RpcRetriesOptions): RpcRetries {
  // Retries stay below a tenth of the requests, so that retries do not overload a struggling node.
  const budget = createTokenBucket({ capacity: 10, perSecond: 0, clock })
  let retries = 0
  return {
    count: () => retries,
    async run(attempt) {
      const backoff = createBackoff({ firstMs: 250, longestMs: 4000, random })
      budget.add(0.1)
      for (let made = 1; ; made += 1) {
        try {
          return await attempt()
        } catch (error) {
          const mayHelp = error instanceof RetryableError && !(error instanceof RefusedError)
          if (!mayHelp || made >= attempts || signal.aborted || !budget.tryTake()) throw error
          retries += 1
          await delay(Math.max(backoff.nextMs(), error.retryAfterMs ?? 0), signal)
        }
      }
    },
  }
}
