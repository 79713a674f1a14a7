/** Cache of the most recently used values. It stores at most twice the given number of values. */
export interface RecentCache<K, V> {
  get(key: K): V | undefined
  set(key: K, value: V): void
}

/**
 * Creates a cache with two generations. A value that is read moves to the young generation. When the young
 * generation is full, the whole old generation is dropped. Unlike a list of uses, this needs no bookkeeping
 * per value.
 */
export function createRecentCache<K, V>(generationSize: number): RecentCache<K, V> {
  let young = new Map<K, V>()
  let old = new Map<K, V>()

  function set(key: K, value: V): void {
    if (young.size >= generationSize) {
      old = young
      young = new Map()
    }
    young.set(key, value)
  }

  return {
    get(key) {
      const recent = young.get(key)
      if (recent !== undefined) return recent
      const older = old.get(key)
      if (older !== undefined) set(key, older)
      return older
    },
    set,
  }
}
