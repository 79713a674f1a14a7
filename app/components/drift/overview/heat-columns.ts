/** How many columns the heatmap may have: two on phones, fifteen on the widest page. */
export const heatColumns = Array.from({ length: 14 }, (_, index) => index + 2)

/** Fewer columns than this are too narrow for the summary's words. */
const fewestForSummary = 2

/** The property that says how wide the summary is while there are so many columns. */
export function spanName(columns: number): `--span-${number}` {
  return `--span-${columns}`
}

/** How many columns the summary takes behind so many cells, for each number of columns: what the last row has left, or a row of its own. */
export function summarySpans(cells: number): Record<`--span-${number}`, number> {
  return Object.fromEntries(
    heatColumns.map((columns) => {
      const left = columns - (cells % columns)
      return [spanName(columns), left < fewestForSummary ? columns : left]
    }),
  )
}
