export interface Notifier {
  notify(): void
  /**
   * Resolves at the next notification, or immediately if one came since the last wait. Also resolves when the
   * signal aborts or `timeoutMs` have passed. Only one waiter at a time is supported.
   */
  wait(signal: AbortSignal, timeoutMs?: number): Promise<void>
}

/** Creates a notifier that wakes one waiter. Notifications without a waiter are remembered as one. */
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
