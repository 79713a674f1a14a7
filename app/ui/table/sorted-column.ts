interface RankedColumn {
  readonly key: string
  readonly rank?: string | undefined
  /** Whether the column takes over the rank of the column by which the table is sorted. */
  readonly yields?: true
}

/**
 * Returns the columns so that the column by which the table is sorted is never hidden. Without it, nothing
 * would show the order of the rows. A column that yields is hidden in its place. `sorted` is the key of the
 * sorted column.
 */
export function withSortedShown<Column extends RankedColumn>(
  columns: readonly Column[],
  sorted: string | undefined,
): readonly Column[] {
  const rank = columns.find(({ key }) => key === sorted)?.rank
  if (rank === undefined) return columns
  return columns.map((column) => {
    if (column.key === sorted) return { ...column, rank: undefined }
    return column.yields && column.rank === undefined ? { ...column, rank } : column
  })
}
