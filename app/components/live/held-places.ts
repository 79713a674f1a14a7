/** Rows in the places of those that are shown, each in its newest version; what has left the list keeps its place, and what has come waits. */
export function inPlacesOf<Row>(
  shown: readonly Row[],
  latest: readonly Row[],
  keyOf: (row: Row) => string,
): readonly Row[] {
  const fresh = new Map(latest.map((row) => [keyOf(row), row]))
  return shown.map((row) => fresh.get(keyOf(row)) ?? row)
}
