/** Lets backfill pause while a live event waits behind a long write. */
export interface LivePriority {
  /**
   * Runs the work. If `isLong` is true and live data waits for the work, callers of `waitForLiveWrites` are
   * held until the work ends.
   */
  run<T>(isLong: boolean, work: () => Promise<T>): Promise<T>
  /**
   * Resolves immediately if live data does not wait for long work. Otherwise resolves when that work ends or
   * the signal aborts.
   */
  waitForLiveWrites(signal: AbortSignal): Promise<void>
}

/** Creates a priority lock. `isWaitedFor` returns whether live data waits for the current work. */
export function createLivePriority(isWaitedFor: () => boolean): LivePriority {
  const held = new Set<() => void>()
  let isBusy = false

  function end(): void {
    isBusy = false
    for (const release of held) release()
    held.clear()
  }

  return {
    async run(isLong, work) {
      isBusy = isLong
      try {
        return await work()
      } finally {
        end()
      }
    },
    waitForLiveWrites(signal) {
      if (!isBusy || !isWaitedFor() || signal.aborted) return Promise.resolve()
      return new Promise((resolve) => {
        const release = (): void => {
          signal.removeEventListener('abort', release)
          resolve()
        }
        signal.addEventListener('abort', release)
        held.add(release)
      })
    },
  }
}
