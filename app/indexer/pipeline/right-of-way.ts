/** Who happens to be later in line than something that takes long asks whether he should hold back meanwhile. */
export interface RightOfWay {
  /** Does the work; where it `isLong`, whoever asks meanwhile holds back until it is done, if somebody waits for it. */
  during<T>(isLong: boolean, work: () => Promise<T>): Promise<T>
  /** Resolves at once unless somebody waits for long work to be done. */
  given(): Promise<void>
}

/** `isWaitedFor` says whether somebody waits for the work that is being done. */
export function createRightOfWay(isWaitedFor: () => boolean): RightOfWay {
  let held: (() => void)[] = []
  let isBusy = false

  function end(): void {
    isBusy = false
    for (const resolve of held) resolve()
    held = []
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
    given: () => (isBusy && isWaitedFor() ? new Promise((resolve) => held.push(resolve)) : Promise.resolve()),
  }
}
