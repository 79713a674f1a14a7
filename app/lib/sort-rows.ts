/**
 * Sort order of rows: by key, with missing keys last in both directions. Equal keys are sorted by a text that
 * is unique per row.
 */
export interface RowOrder<Row> {
  readonly keyOf: (row: Row) => number | string | undefined
  readonly tieOf: (row: Row) => string
  readonly order: 'asc' | 'desc'
}

/** Returns a sorted copy. */
export function sortRows<Row>(rows: readonly Row[], { keyOf, tieOf, order }: RowOrder<Row>): Row[] {
  const sign = order === 'asc' ? 1 : -1
  return [...rows].sort((left, right) => {
    const [a, b] = [keyOf(left), keyOf(right)]
    if (a !== b) {
      if (a === undefined || b === undefined) return a === undefined ? 1 : -1
      return a < b ? -sign : sign
    }
    return tieOf(left) < tieOf(right) ? -1 : 1
  })
}
