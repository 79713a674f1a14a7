/** Possible numbers of columns in the heatmap: 2 on phones to 15 on the widest page. */
export const heatColumns = Array.from({ length: 14 }, (_, index) => index + 2)

/** Minimum number of free columns for the summary. Fewer are too narrow. */
const fewestForSummary = 2

/** Returns the custom property with the summary's width for a number of columns. */
export function spanName(columns: number): `--span-${number}` {
  return `--span-${columns}`
}

/**
 * Returns the summary's width after `cells` cells, for each number of columns: the rest of the last row, or a
 * full row.
 */
export function summarySpans(cells: number): Record<`--span-${number}`, number> {
  return Object.fromEntries(
    heatColumns.map((columns) => {
      const left = columns - (cells % columns)
      return [spanName(columns), left < fewestForSummary ? columns : left]
    }),
  )
}
