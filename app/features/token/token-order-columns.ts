import type { DcaOrderWire, LimitOrderWire } from '~/contracts/orders/order'
import type { DcaOrderRow, LimitOrderRow } from '~/contracts/orders/order-row'
import { dcaColumns } from '~/shared/orders/dca-columns'
import { limitColumns } from '~/shared/orders/limit-columns'
import { orderTable } from '~/shared/orders/order-lists'
import type { Column } from '~/ui/table/table'

/** Changes to a column of an order table on this page. The width is in pixels. */
interface Narrower {
  readonly width: number
  readonly header?: string
  readonly yields?: true
}

/** Changes by the key of the column. */
type Narrowers<Columns extends readonly { readonly key: string }[]> = {
  readonly [Key in Columns[number]['key']]?: Narrower
}

/**
 * Column widths for the two order tables of this page. The tables are side by side, so their columns are
 * narrower than elsewhere. If one of them is sorted by age, the age takes the place of the distance.
 */
const limitOverrides: Narrowers<typeof limitColumns> = {
  amount: { width: 78 },
  price: { width: 84 },
  away: { width: 56, yields: true },
  status: { width: 82 },
}
const dcaOverrides: Narrowers<typeof dcaColumns> = {
  amount: { width: 78 },
  pace: { width: 92 },
  progress: { width: 52, header: 'Done' },
  left: { width: 92 },
}

export const tokenLimitTable = orderTable<LimitOrderWire, LimitOrderRow>(
  limitColumns.map((column) => narrowed<LimitOrderRow>(column, limitOverrides[column.key])),
)

export const tokenDcaTable = orderTable<DcaOrderWire, DcaOrderRow>(
  dcaColumns.map((column) => narrowed<DcaOrderRow>(column, dcaOverrides[column.key])),
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
