export interface Deadline {
  readonly signal: AbortSignal
  /** Returns true if the time ran out; false if the parent aborted or the work is still within time. */
  expired(): boolean
  /** Removes the timer and the listener. Must be called when the work is done. */
  release(): void
}

/**
 * Creates a signal that aborts after `ms` or with its parent. Once released, it leaves no listener on the
 * parent.
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
