/** Possible numbers of columns in the heat map, from 2 on phones to 15 on the widest page. */
export const heatColumns = Array.from({ length: 14 }, (_, index) => index + 2)

/** Minimum number of free columns that the summary needs. */
const fewestForSummary = 2

/** Returns the CSS custom property that stores the width of the summary for a number of columns. */
export function spanName(columns: number): `--span-${number}` {
  return `--span-${columns}`
}

/**
 * Returns the width of the summary for each number of columns. After `cells` cells, the summary fills the
 * rest of the last row if there is enough space, otherwise a full row.
 */
export function summarySpans(cells: number): Record<`--span-${number}`, number> {
  return Object.fromEntries(
    heatColumns.map((columns) => {
      const left = columns - (cells % columns)
      return [spanName(columns), left < fewestForSummary ? columns : left]
    }),
  )
}
