/**
 * Works on items in their order while the next `ahead` of them are being worked on already. The results come in the order of the items, also while the next
 * item is still awaited. After a failure no further item is taken; what is under way then is waited for and forgotten.
 */
export async function* readAhead<Item, Result>(
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

  /** Takes while there is room. A failure of the source stays: it is met behind the results that came before it. */
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
    await filling?.catch(() => undefined) // the reader has left
    await Promise.allSettled(underWay)
    await source.return?.()
  }
}

/** Its failure is met when its turn comes: until then it must not count as unhandled. */
function watched<T>(running: Promise<T>): Promise<T> {
  running.catch(() => undefined)
  return running
}
