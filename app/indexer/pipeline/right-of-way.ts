/** Who happens to be later in line than something that takes long asks whether he should hold back meanwhile. */
export interface RightOfWay {
  /** Does the work; where it `isLong`, whoever asks meanwhile holds back until it is done, if somebody waits for it. */
  during<T>(isLong: boolean, work: () => Promise<T>): Promise<T>
  /** Resolves at once unless somebody waits for long work to be done; and when the signal aborts. */
  given(signal: AbortSignal): Promise<void>
}

/** `isWaitedFor` says whether somebody waits for the work that is being done. */
export function createRightOfWay(isWaitedFor: () => boolean): RightOfWay {
  const held = new Set<() => void>()
  let isBusy = false

  function end(): void {
    isBusy = false
    for (const release of held) release()
    held.clear()
  }

  return {
    async during(isLong, work) {
      isBusy = isLong
      try {
        return await work()
      } finally {
        end()
      }
    },
    given(signal) {
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
