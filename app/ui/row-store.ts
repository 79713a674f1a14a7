import { whenThereIsTime } from './when-there-is-time'

/** The newest rows of a list, outside of what is drawn, so that a number can be followed without drawing the list that it stands in. */
export interface RowStore<Row> {
  /** Undefined = it is not listed. */
  rowOf(key: string): Row | undefined
  /** From now on these are the rows; who follows one of which another version has come hears it: at once if it is in view, else when there is time. */
  set(rows: readonly Row[]): void
  /** Hears of every new version of one row until the answer is called. */
  follow(key: string, listener: (row: Row) => void): () => void
  /** A row counts as in view until somebody says otherwise. One that comes into view is told at once what it has missed. */
  setInView(key: string, isInView: boolean): void
  isInView(key: string): boolean
}

export function createRowStore<Row>(
  keyOf: (row: Row) => string,
  first: readonly Row[] = [],
  later: (piece: () => boolean) => void = whenThereIsTime,
): RowStore<Row> {
  const followers = new Map<string, Set<(row: Row) => void>>()
  const outOfView = new Set<string>()
  /** Rows out of view of which another version has come. */
  const behind = new Set<string>()
  const indexOf = (rows: readonly Row[]) => new Map(rows.map((row) => [keyOf(row), row]))
  let byKey = indexOf(first)

  const tell = (key: string) => {
    behind.delete(key)
    const row = byKey.get(key)
    if (row === undefined) return
    for (const listener of followers.get(key) ?? []) listener(row)
  }
  const tellNext = (): boolean => {
    const [key] = behind
    if (key !== undefined) tell(key)
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
        else tell(key)
      }
      if (behind.size > 0) later(tellNext)
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
      else if (outOfView.delete(key) && behind.has(key)) tell(key)
    },
    isInView: (key) => !outOfView.has(key),
  }
}
