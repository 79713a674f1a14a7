import { useRef } from 'react'

/**
 * Returns the rows, keeping the row objects and the list while their content is the same. A list with numbers
 * that update directly (`LiveFigure`) then renders only if a market or a text changes. `readsAs` must contain
 * everything that rendering reads from a row.
 */
export function useDrawn<Row>(rows: readonly Row[], readsAs: (row: Row) => string): readonly Row[] {
  const drawn = useRef(rows)
  drawn.current = sameOrNext(drawn.current, rows, readsAs)
  return drawn.current
}

/**
 * Returns `next`, but reuses each row of `before` that has the same content as the row at the same position
 * of `next`. Returns `before` itself if all rows have the same content.
 */
export function sameOrNext<Row>(
  before: readonly Row[],
  next: readonly Row[],
  readsAs: (row: Row) => string,
): readonly Row[] {
  const merged = next.map((row, place) => {
    const drawn = before[place]
    return drawn !== undefined && readsAs(drawn) === readsAs(row) ? drawn : row
  })
  const isSame = merged.length === before.length && merged.every((row, place) => row === before[place])
  return isSame ? before : merged
}
