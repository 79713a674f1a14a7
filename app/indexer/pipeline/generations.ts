/** What is taken together to be written, and who waits until it is. */
export interface Generations {
  /** Everything that has come in until now is taken. */
  taken(): void
  /** Everything that was taken is written. */
  committed(): void
  /** Resolves when everything that has come in until now is written; `holdsMore` = some of it has not been taken yet. */
  until(holdsMore: boolean): Promise<void>
  /** Nothing will be written any more: whoever waits for it, or begins to, would wait for ever. */
  release(): void
}

interface Waiter {
  readonly generation: number
  readonly resolve: () => void
}

export function createGenerations(): Generations {
  let waiters: Waiter[] = []
  let lastTaken = 0
  let lastCommitted = 0
  let isReleased = false

  function settle(isDone: (waiter: Waiter) => boolean): void {
    const done = waiters.filter(isDone)
    waiters = waiters.filter((waiter) => !isDone(waiter))
    for (const waiter of done) waiter.resolve()
  }

  return {
    taken() {
      lastTaken += 1
    },
    committed() {
      lastCommitted = lastTaken
      settle(({ generation }) => generation <= lastCommitted)
    },
    until(holdsMore) {
      const generation = lastTaken + (holdsMore ? 1 : 0)
      if (isReleased || generation <= lastCommitted) return Promise.resolve()
      return new Promise((resolve) => waiters.push({ generation, resolve }))
    },
    release() {
      isReleased = true
      settle(() => true)
    },
  }
}
