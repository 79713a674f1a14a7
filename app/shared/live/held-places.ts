/**
 * Returns the shown rows in their current places, each in its latest version. A removed row keeps its place.
 * A new row is not shown yet.
 */
export function inPlacesOf<Row>(
  shown: readonly Row[],
  latest: readonly Row[],
  keyOf: (row: Row) => string,
): readonly Row[] {
  const fresh = new Map(latest.map((row) => [keyOf(row), row]))
  return shown.map((row) => fresh.get(keyOf(row)) ?? row)
}
