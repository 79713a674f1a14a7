/**
 * Converts up to `ahead` items at the same time and yields the results in the order of the items. A finished
 * result is yielded even while the source is still waiting for its next item. After a failure no further item
 * is taken. Conversions that are still running are awaited and their results are dropped.
 */
export async function* mapConcurrent<Item, Result>(
  items: AsyncIterable<Item>,
  ahead: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const source = items[Symbol.asyncIterator]()
  const underWay: Promise<Result>[] = []
  let ended = false
  let filling: Promise<void> | undefined

  async function takeOne(): Promise<void> {
    const next = await source.next()
    if (next.done) ended = true
    else underWay.push(watched(work(next.value)))
    filling = undefined
    refill()
  }

  /**
   * Takes further items while fewer than the maximum are in progress. A failure of the source is stored and
   * thrown after the earlier results.
   */
  function refill(): Promise<void> | undefined {
    if (!ended && underWay.length < ahead) filling ??= watched(takeOne())
    return filling
  }

  try {
    for (;;) {
      const taken = refill()
      if (underWay.length === 0) await taken
      const [first] = underWay
      if (first === undefined) return
      const result = await first
      underWay.shift()
      yield result
    }
  } finally {
    ended = true
    await filling?.catch(() => undefined) // The consumer has stopped reading.
    await Promise.allSettled(underWay)
    await source.return?.()
  }
}

/** Marks a rejection as handled, because the failure is thrown later, after the earlier results. */
function watched<T>(running: Promise<T>): Promise<T> {
  running.catch(() => undefined)
  return running
}
