/**
 * Sort order of rows. Rows are sorted by key, and rows with a missing key are last in ascending and
 * descending order. Rows with equal keys are sorted by a string that is unique for each row.
 */
export interface RowOrder<Row> {
  readonly keyOf: (row: Row) => number | string | undefined
  readonly tieOf: (row: Row) => string
  readonly order: 'asc' | 'desc'
}

/** Returns a sorted copy of the rows. */
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
