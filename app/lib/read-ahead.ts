/**
 * Works on items in their order while the next `ahead` of them are being worked on already. The results come in the order of the items. After a failure
 * no further item is taken; what is under way then is waited for and forgotten.
 */
export async function* readAhead<Item, Result>(
  items: AsyncIterable<Item>,
  ahead: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const source = items[Symbol.asyncIterator]()
  const underWay: Promise<Result>[] = []
  let ended = false

  async function fill(): Promise<void> {
    while (!ended && underWay.length < ahead) {
      const next = await source.next()
      if (next.done) ended = true
      else underWay.push(watched(work(next.value)))
    }
  }

  try {
    for (;;) {
      await fill()
      const result = underWay.shift()
      if (result === undefined) return
      yield await result
    }
  } finally {
    await Promise.allSettled(underWay)
    await source.return?.()
  }
}

/** Its failure is met when its turn comes: until then it must not count as unhandled. */
function watched<T>(running: Promise<T>): Promise<T> {
  running.catch(() => undefined)
  return running
}
