export interface Doorbell {
  ring(): void
  /**
   * Resolves at the next ring, at once if it rang since the last wait; also when the signal aborts or `timeoutMs` have passed.
   * One waiter at a time.
   */
  wait(signal: AbortSignal, timeoutMs?: number): Promise<void>
}

/** Wakes one waiter. Rings that nobody waited for are remembered as one. */
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
