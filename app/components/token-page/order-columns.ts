import type { DcaOrderRow, LimitOrderRow } from '~/contracts/order-row'
import type { Column } from '~/ui/table'
import { dcaColumns } from '../orders/dca-columns'
import { limitColumns } from '../orders/limit-columns'

/** How a column differs from the same one elsewhere; width in px. */
interface Narrower {
  readonly width: number
  readonly header?: string
}

/** Two tables stand beside each other: their columns are narrower than elsewhere, so that all but the distance and the age stay. */
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

/** A narrower column has room, whatever its rank is elsewhere. */
function narrowed<Row>(column: Column<Row>, narrower: Narrower | undefined): Column<Row> {
  if (narrower === undefined) return column
  const { rank: _, ...always } = column
  return { ...always, ...narrower }
}
