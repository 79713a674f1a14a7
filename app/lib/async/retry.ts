import { createBackoff } from './backoff'
import { delay } from './delay'
import { RetryableError } from './retryable-error'

export interface RetryOptions {
  readonly signal: AbortSignal
  readonly random: () => number
  /** Called after each failure that is followed by a retry. */
  readonly onRetry: (error: RetryableError, waitMs: number) => void
  readonly firstMs?: number
  readonly longestMs?: number
}

/**
 * Runs a task until it succeeds. Returns `undefined` if the signal aborts. Only a `RetryableError` is
 * retried; any other error is a bug and is thrown.
 */
export async function retry<T>(task: () => Promise<T>, options: RetryOptions): Promise<T | undefined> {
  const { signal, random, onRetry, firstMs = 500, longestMs = 30_000 } = options
  const backoff = createBackoff({ firstMs, longestMs, random })
  while (!signal.aborted) {
    try {
      return await task()
    } catch (error) {
      if (signal.aborted) return undefined
      if (!(error instanceof RetryableError)) throw error
      const waitMs = Math.max(backoff.nextMs(), error.retryAfterMs ?? 0)
      onRetry(error, waitMs)
      await delay(waitMs, signal)
    }
  }
  return undefined
}
