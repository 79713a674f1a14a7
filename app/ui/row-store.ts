/** The newest rows of a list, outside of what is drawn, so that a number can be followed without drawing the list that it stands in. */
export interface RowStore<Row> {
  /** Undefined = it is not listed. */
  rowOf(key: string): Row | undefined
  /** From now on these are the rows; who follows one of which another version has come hears it. */
  set(rows: readonly Row[]): void
  /** Hears of every new version of one row until the answer is called. */
  follow(key: string, listener: (row: Row) => void): () => void
}

export function createRowStore<Row>(keyOf: (row: Row) => string, first: readonly Row[] = []): RowStore<Row> {
  const followers = new Map<string, Set<(row: Row) => void>>()
  const indexOf = (rows: readonly Row[]) => new Map(rows.map((row) => [keyOf(row), row]))
  let byKey = indexOf(first)
  return {
    rowOf: (key) => byKey.get(key),
    set(rows) {
      const before = byKey
      byKey = indexOf(rows)
      for (const [key, row] of byKey) {
        if (row === before.get(key)) continue
        for (const listener of followers.get(key) ?? []) listener(row)
      }
    },
    follow(key, listener) {
      const own = followers.get(key) ?? new Set()
      followers.set(key, own.add(listener))
      return () => {
        own.delete(listener)
        if (own.size === 0) followers.delete(key)
      }
    },
  }
}
