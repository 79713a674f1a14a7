/** The part of the browser's `LockManager` that is used. */
export interface TabLocks {
  request(
    name: string,
    options: { readonly signal: AbortSignal },
    whileHeld: () => Promise<void>,
  ): Promise<void>
}

/**
 * Runs `start` in one tab of the site at a time. The other tabs wait, and the next one starts when the leading tab
 * closes or stops. Without locks, which only secure pages of newer browsers have, every tab starts. `start` returns a
 * function that stops. The returned function stops or no longer waits.
 */
export function leadAmongTabs(name: string, start: () => () => void, locks = locksOfBrowser()): () => void {
  const left = new AbortController()
  const { signal } = left
  const run = () => {
    const stop = start()
    signal.addEventListener('abort', stop)
  }
  if (locks === undefined) run()
  else {
    const held = () => {
      if (signal.aborted) return Promise.resolve()
      run()
      return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
    }
    locks.request(name, { signal }, held).catch(() => {
      // The request fails when this tab no longer waits, and in documents that may not use locks.
      if (!signal.aborted) run()
    })
  }
  return () => left.abort()
}

function locksOfBrowser(): TabLocks | undefined {
  try {
    return navigator.locks
  } catch {
    // Browsers that block site data can throw here.
    return undefined
  }
}
