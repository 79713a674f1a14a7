/**
 * Lets callers wait until what they added is written. Rows that are taken from the buffer together form one
 * generation.
 */
export interface Generations {
  /** Records that everything added so far has been taken from the buffer. */
  taken(): void
  /** Records that everything taken so far is written. */
  committed(): void
  /** Resolves when everything added so far is written. `holdsMore`: part of it has not been taken yet. */
  until(holdsMore: boolean): Promise<void>
  /** Resolves all current and future waits, because nothing will be written any more. */
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
