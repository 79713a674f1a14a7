/** All slots and the whole queue of a semaphore are occupied. A later attempt may succeed. */
export class SemaphoreFull extends Error {
  override readonly name = 'SemaphoreFull'
}

/** A semaphore that limits the number of tasks running at the same time. */
export interface Semaphore {
  /**
   * Runs the task as soon as a slot is free. Rejects with `SemaphoreFull` if the queue of waiting tasks is
   * full.
   */
  run<T>(task: () => Promise<T>): Promise<T>
}

/**
 * Creates a semaphore. At most `slots` tasks run at the same time, and at most `longestQueue` tasks wait.
 * Waiting tasks start in order of arrival.
 */
export function createSemaphore({ slots, longestQueue }: { slots: number; longestQueue: number }): Semaphore {
  const waiting: (() => void)[] = []
  let running = 0

  /**
   * Passes the slot of a finished task directly to the next waiting task, so that no new task can take the
   * slot first.
   */
  function leave(): void {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  return {
    async run(task) {
      if (running < slots) running += 1
      else if (waiting.length < longestQueue) await new Promise<void>((enter) => waiting.push(enter))
      else throw new SemaphoreFull('Too many callers are waiting.')
      try {
        return await task()
      } finally {
        leave()
      }
    },
  }
}
