import { useRef } from 'react'

/**
 * What stands at each place of a list, the same objects and the same list as long as it reads the same: a list whose numbers write themselves
 * (`LiveFigure`) is then drawn anew only where another market, or another of its words, has come. `readsAs` is all that drawing reads of a row.
 */
export function useDrawn<Row>(rows: readonly Row[], readsAs: (row: Row) => string): readonly Row[] {
  const drawn = useRef(rows)
  drawn.current = sameOrNext(drawn.current, rows, readsAs)
  return drawn.current
}

/** `next` with every row of `before` that reads as the one in its place, and `before` itself where that is every one. */
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
