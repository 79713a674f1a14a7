import { createBackoff } from './backoff'
import { delay } from './delay'
import { RetryableError } from './retryable-error'

export interface KeepTryingOptions {
  readonly signal: AbortSignal
  readonly random: () => number
  /** Told of each failure that will be tried again. */
  readonly onRetry: (error: RetryableError, waitMs: number) => void
  readonly firstMs?: number
  readonly longestMs?: number
}

/**
 * Runs a task until it succeeds or the signal aborts (then undefined). Only `RetryableError` is waited out: anything else is a bug
 * and is thrown on.
 */
export async function keepTrying<T>(
  task: () => Promise<T>,
  options: KeepTryingOptions,
): Promise<T | undefined> {
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
