export interface Deadline {
  readonly signal: AbortSignal
  /**
   * Returns true if the time limit was reached. Returns false if the parent signal aborted or there is still
   * time.
   */
  expired(): boolean
  /** Removes the timer and the listener on the parent signal. Must be called when the work is done. */
  release(): void
}

/**
 * Creates a signal that aborts after `ms` milliseconds or when its parent signal aborts. After the release,
 * no listener remains on the parent signal.
 */
export function createDeadline(ms: number, parent: AbortSignal): Deadline {
  const controller = new AbortController()
  let expired = false
  const abort = (): void => controller.abort()
  const timer = setTimeout(() => {
    expired = true
    abort()
  }, ms)
  if (parent.aborted) abort()
  parent.addEventListener('abort', abort)
  return {
    signal: controller.signal,
    expired: () => expired,
    release() {
      clearTimeout(timer)
      parent.removeEventListener('abort', abort)
    },
  }
}
