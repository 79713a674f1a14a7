/** The gate is full, and so is the queue before it. May work later. */
export class GateFull extends Error {
  override readonly name = 'GateFull'
}

/** Lets a bounded number of tasks run at a time. */
export interface Gate {
  /** Runs the task when its turn comes; rejects with `GateFull` when too many wait already. */
  run<T>(task: () => Promise<T>): Promise<T>
}

/** At most `slots` tasks run, at most `longestQueue` wait, first come first served. */
export function createGate({ slots, longestQueue }: { slots: number; longestQueue: number }): Gate {
  const waiting: (() => void)[] = []
  let running = 0

  /** Whoever leaves hands the place on, so that nobody slips in between. */
  function leave(): void {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  return {
    async run(task) {
      if (running < slots) running += 1
      else if (waiting.length < longestQueue) await new Promise<void>((enter) => waiting.push(enter))
      else throw new GateFull('Too many wait already.')
      try {
        return await task()
      } finally {
        leave()
      }
    },
  }
}
