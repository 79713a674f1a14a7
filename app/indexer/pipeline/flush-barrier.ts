/**
 * Lets callers wait until what they added is written. Rows that are taken from the buffer together form one
 * generation.
 */
export interface FlushBarrier {
  /** Records that everything added so far has been taken from the buffer. */
  begin(): void
  /** Records that everything taken so far is written. */
  committed(): void
  /**
   * Resolves when everything added so far is written. `holdsMore`: whether the buffer still contains a part
   * that was not taken.
   */
  waitFlushed(holdsMore: boolean): Promise<void>
  /** Resolves all current and future waits, because nothing will be written any more. */
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
