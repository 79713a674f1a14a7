export interface Doorbell {
  ring(): void
  /**
   * Resolves at the next notification, or immediately if one came since the last wait. Also resolves when the
   * signal aborts or `timeoutMs` have passed. Only one waiter at a time is supported.
   */
  wait(signal: AbortSignal, timeoutMs?: number): Promise<void>
}

/** Creates a notifier that wakes one waiter. Notifications without a waiter are remembered as one. */
export function createDoorbell(): Doorbell {
  let rung = false
  let wake: (() => void) | undefined
  return {
    ring() {
      rung = true
      wake?.()
    },
    async wait(signal, timeoutMs) {
      if (!rung && !signal.aborted) {
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
      rung = false
    },
  }
}
