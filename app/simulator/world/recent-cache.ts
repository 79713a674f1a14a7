/** Remembers what was asked for last: never more than twice the given number of values. */
export interface RecentCache<K, V> {
  get(key: K): V | undefined
  set(key: K, value: V): void
}

/**
 * Two generations instead of a list of uses: what is asked for moves into the young one, and when that is full the old one is
 * forgotten as a whole. Costs no bookkeeping for each value.
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
