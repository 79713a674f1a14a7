export interface Notifier {
  notify(): void
  /**
   * Resolves at the next notification, or immediately if a notification arrived since the last wait. Also
   * resolves when the signal aborts or `timeoutMs` have passed. Only one wait at a time is supported.
   */
  wait(signal: AbortSignal, timeoutMs?: number): Promise<void>
}

/**
 * Creates a notifier that wakes one waiter. If nothing is waiting, any number of notifications is remembered
 * as one.
 */
export function createNotifier(): Notifier {
  let isNotified = false
  let wake: (() => void) | undefined
  return {
    notify() {
      isNotified = true
      wake?.()
    },
    async wait(signal, timeoutMs) {
      if (!isNotified && !signal.aborted) {
        await new Promise<void>((resolve) => {
          const finish = (): void => {
            clearTimeout(timer)
            signal.removeEventListener('abort', finish)
            wake = undefined
            resolve()
          }
          const timer = timeoutMs === undefined ? undefined : setTimeout(finish, timeoutMs)
          signal.addEventListener('abort', finish)
          wake = finish
        })
      }
      isNotified = false
    },
  }
}
