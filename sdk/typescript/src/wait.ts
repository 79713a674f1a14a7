/**
 * Waits for a time in milliseconds. If the signal is aborted, rejects immediately with the signal's reason.
 */
export function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const onAbort = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort)
      resolve()
    }, ms)
    signal?.addEventListener('abort', onAbort, { once: true })
  })
}

/**
 * Returns the wait before a retry, milliseconds. `attempt` starts at 0. The wait doubles with each attempt,
 * up to ten seconds. It is randomised, so that clients do not retry at the same time.
 */
export function backoffMs(attempt: number): number {
  return Math.min(10_000, 250 * 2 ** attempt) * (0.5 + Math.random() / 2)
}
