import type { DcaOrderRow, LimitOrderRow } from '~/contracts/order-row'
import type { Column } from '~/ui/table'
import { dcaColumns } from '../orders/dca-columns'
import { limitColumns } from '../orders/limit-columns'

/** Changes to a column of an order table on this page. The width is in pixels. */
interface Narrower {
  readonly width: number
  readonly header?: string
}

/**
 * Column widths for the two order tables of this page. The tables are side by side, so their columns are
 * narrower than elsewhere.
 */
const limitOverrides: Readonly<Record<string, Narrower>> = {
  amount: { width: 78 },
  price: { width: 84 },
  filled: { width: 60 },
  status: { width: 82 },
}
const dcaOverrides: Readonly<Record<string, Narrower>> = {
  amount: { width: 78 },
  pace: { width: 92 },
  progress: { width: 52, header: 'Done' },
  left: { width: 92 },
}

export const tokenLimitColumns: readonly Column<LimitOrderRow>[] = limitColumns.map((column) =>
  narrowed(column, limitOverrides[column.key]),
)

export const tokenDcaColumns: readonly Column<DcaOrderRow>[] = dcaColumns.map((column) =>
  narrowed(column, dcaOverrides[column.key]),
)

/**
 * Returns the column with the new width. The column loses its rank, so it is never hidden. The narrower
 * column always fits.
 */
function narrowed<Row>(column: Column<Row>, narrower: Narrower | undefined): Column<Row> {
  if (narrower === undefined) return column
  const { rank: _, ...always } = column
  return { ...always, ...narrower }
}
