import { runWhenIdle } from './run-when-idle'

/**
 * Newest rows of a list. They are stored outside of React, so that a number can be updated without rendering
 * the list.
 */
export interface RowStore<Row> {
  /** Returns the row with a key. `undefined`: the list does not contain such a row. */
  rowOf(key: string): Row | undefined
  /**
   * Replaces the rows and notifies the listeners of changed rows. The listeners of rows in view are notified
   * immediately, the others when the browser is idle.
   */
  set(rows: readonly Row[]): void
  /** Calls `listener` with every new version of one row until the returned function is called. */
  follow(key: string, listener: (row: Row) => void): () => void
  /**
   * Sets whether a row is in view. By default, a row is in view. A row that comes into view is updated
   * immediately.
   */
  setInView(key: string, isInView: boolean): void
  isInView(key: string): boolean
}

export function createRowStore<Row>(
  keyOf: (row: Row) => string,
  first: readonly Row[] = [],
  later: (piece: () => boolean) => void = runWhenIdle,
): RowStore<Row> {
  const followers = new Map<string, Set<(row: Row) => void>>()
  const outOfView = new Set<string>()
  /** Changed rows out of view whose listeners have not been notified yet. */
  const behind = new Set<string>()
  const indexOf = (rows: readonly Row[]) => new Map(rows.map((row) => [keyOf(row), row]))
  let byKey = indexOf(first)

  const notify = (key: string) => {
    behind.delete(key)
    const row = byKey.get(key)
    if (row === undefined) return
    for (const listener of followers.get(key) ?? []) listener(row)
  }
  const notifyNext = (): boolean => {
    const [key] = behind
    if (key !== undefined) notify(key)
    return behind.size > 0
  }
  return {
    rowOf: (key) => byKey.get(key),
    set(rows) {
      const before = byKey
      byKey = indexOf(rows)
      for (const [key, row] of byKey) {
        if (row === before.get(key)) continue
        if (outOfView.has(key)) behind.add(key)
        else notify(key)
      }
      if (behind.size > 0) later(notifyNext)
    },
    follow(key, listener) {
      const own = followers.get(key) ?? new Set()
      followers.set(key, own.add(listener))
      return () => {
        own.delete(listener)
        if (own.size === 0) followers.delete(key)
      }
    },
    setInView(key, isInView) {
      if (!isInView) outOfView.add(key)
      else if (outOfView.delete(key) && behind.has(key)) notify(key)
    },
    isInView: (key) => !outOfView.has(key),
  }
}
