export interface Doorbell {
  ring(): void
  /** Resolves at the next ring, at once if it rang since the last wait, and when the signal aborts. */
  wait(signal: AbortSignal): Promise<void>
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
    async wait(signal) {
      if (!rung && !signal.aborted) {
        await new Promise<void>((resolve) => {
          wake = () => {
            signal.removeEventListener('abort', resolveOnAbort)
            resolve()
          }
          const resolveOnAbort = wake
          signal.addEventListener('abort', resolveOnAbort)
        })
        wake = undefined
      }
      rung = false
    },
  }
}
