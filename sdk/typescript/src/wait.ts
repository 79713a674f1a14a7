/** Waits; rejects with the signal's reason as soon as that is aborted. */
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

/** Pause before attempt `attempt` (the first is 0): doubles up to ten seconds, and each caller gets a time of his own. */
export function backoffMs(attempt: number): number {
  return Math.min(10_000, 250 * 2 ** attempt) * (0.5 + Math.random() / 2)
}
