import { describeError } from '~/lib/async/retryable-error'
import type { Clock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import { damageAdvice, isStoreUnavailable } from '~/store/postgres/store-failure'

/** Tracks damage on the store's disk. A damaged page fails only the queries that read it. */
export interface StoreDamage {
  /** Whether a query has met damage that has not been repaired yet. */
  isKnown(): boolean
  /** Records that a query has met damage. `retry` repeats the query. */
  found(key: string, error: unknown, retry: () => Promise<unknown>): void
  /** Records that a query succeeded. Damage that this query met earlier then counts as repaired. */
  healed(key: string): void
}

/** Maximum number of failed queries to remember. Remembering more of them would add little information. */
const mostQueries = 20

/**
 * Interval between retries of failed queries, milliseconds. The retries run only when `isKnown` is called.
 */
const retryEveryMs = 10_000

export function createStoreDamage({
  clock,
  log,
}: {
  readonly clock: Pick<Clock, 'monotonicMs'>
  readonly log: Log
}): StoreDamage {
  const retries = new Map<string, () => Promise<unknown>>()
  let retriedAtMs = clock.monotonicMs()
  let isRetrying = false

  async function retryAll(): Promise<void> {
    for (const [key, retry] of [...retries]) {
      try {
        await retry()
        retries.delete(key)
      } catch (error) {
        // The query may now fail for a different reason, which does not prove damage.
        if (!isStoreUnavailable(error)) retries.delete(key)
      }
    }
  }

  return {
    isKnown() {
      if (retries.size > 0 && !isRetrying && clock.monotonicMs() - retriedAtMs >= retryEveryMs) {
        isRetrying = true
        void retryAll().finally(() => {
          isRetrying = false
          retriedAtMs = clock.monotonicMs()
        })
      }
      return retries.size > 0
    },
    found(key, error, retry) {
      if (retries.has(key) || retries.size >= mostQueries) return
      if (retries.size === 0) retriedAtMs = clock.monotonicMs()
      retries.set(key, retry)
      log.error({ question: key, error: describeError(error) }, damageAdvice)
    },
    healed: (key) => void retries.delete(key),
  }
}
