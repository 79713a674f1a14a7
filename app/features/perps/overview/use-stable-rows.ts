import { useRef } from 'react'

/**
 * Returns the same list and row objects as before as long as their content is the same. A list with numbers
 * that update directly (`LiveFigure`) then renders only if a market or a text changes. `looksSame` compares two
 * rows by every value that rendering reads from a row.
 */
export function useStableRows<Row>(
  rows: readonly Row[],
  looksSame: (one: Row, other: Row) => boolean,
): readonly Row[] {
  const rendered = useRef(rows)
  rendered.current = sameOrNext(rendered.current, rows, looksSame)
  return rendered.current
}

/**
 * Returns `next`, but reuses a row of `before` if the row at the same position of `next` has the same
 * content. Returns `before` itself if all rows have the same content.
 */
export function sameOrNext<Row>(
  before: readonly Row[],
  next: readonly Row[],
  looksSame: (one: Row, other: Row) => boolean,
): readonly Row[] {
  const merged = next.map((row, place) => {
    const rendered = before[place]
    return rendered !== undefined && looksSame(rendered, row) ? rendered : row
  })
  const isSame = merged.length === before.length && merged.every((row, place) => row === before[place])
  return isSame ? before : merged
}
