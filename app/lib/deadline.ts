export interface Deadline {
  readonly signal: AbortSignal
  /** The time ran out; false when the parent aborted or all is well. */
  expired(): boolean
  /** Must be called when the work is done, or the timer and the listener stay. */
  release(): void
}

/** A signal that aborts after `ms` or with its parent, and leaves nothing behind on the parent once released. */
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
