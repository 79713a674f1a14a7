import type { Clock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import { describeError } from '~/lib/retryable-error'
import { damageAdvice, isStoreUnavailable } from '~/store/store-failure'

/** What is known of damage on the store's disk. One damaged page fails the questions that read it; the others go on. */
export interface StoreDamage {
  /** Whether a question has met damage that has not been repaired since. */
  isKnown(): boolean
  /** A question has met damage; `retry` asks it again. */
  found(key: string, error: unknown, retry: () => Promise<unknown>): void
  /** A question was answered. */
  healed(key: string): void
}

/** Questions that are remembered: which of them fail says little once there are many. */
const mostQuestions = 20

/** Damaged questions are asked again so often, milliseconds, while somebody wants to know whether there is damage. */
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
        // It may have other reasons to fail by now, which say nothing of the disk.
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
      if (retries.has(key) || retries.size >= mostQuestions) return
      if (retries.size === 0) retriedAtMs = clock.monotonicMs()
      retries.set(key, retry)
      log.error({ question: key, error: describeError(error) }, damageAdvice)
    },
    healed: (key) => void retries.delete(key),
  }
}
