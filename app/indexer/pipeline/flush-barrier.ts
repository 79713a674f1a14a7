/**
 * Lets callers wait until the rows that they added are written. Rows that are taken from the buffer together
 * form one generation.
 */
export interface FlushBarrier {
  /** Records that all rows added so far have been taken from the buffer. */
  begin(): void
  /** Records that all rows taken so far are written. */
  committed(): void
  /**
   * Resolves when all rows added so far are written. `holdsMore`: whether some of these rows are still in the
   * buffer.
   */
  waitFlushed(holdsMore: boolean): Promise<void>
  /** Resolves all current and future waits, because no more rows will be written. */
  release(): void
}

interface Waiter {
  readonly flush: number
  readonly resolve: () => void
}

export function createFlushBarrier(): FlushBarrier {
  let waiters: Waiter[] = []
  let lastBegun = 0
  let lastCommitted = 0
  let isReleased = false

  function settle(isDone: (waiter: Waiter) => boolean): void {
    const done = waiters.filter(isDone)
    waiters = waiters.filter((waiter) => !isDone(waiter))
    for (const waiter of done) waiter.resolve()
  }

  return {
    begin() {
      lastBegun += 1
    },
    committed() {
      lastCommitted = lastBegun
      settle(({ flush }) => flush <= lastCommitted)
    },
    waitFlushed(holdsMore) {
      const flush = lastBegun + (holdsMore ? 1 : 0)
      if (isReleased || flush <= lastCommitted) return Promise.resolve()
      return new Promise((resolve) => waiters.push({ flush, resolve }))
    },
    release() {
      isReleased = true
      settle(() => true)
    },
  }
}
