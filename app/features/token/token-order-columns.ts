import type { DcaOrderWire, LimitOrderWire } from '~/contracts/orders/order'
import type { DcaDashboardRow, LimitOrderRow } from '~/contracts/orders/order-row'
import { paceColumn, progressColumn, timeLeftColumn } from '~/shared/orders/dca-columns'
import { nextColumn, perCycleColumn, traderColumn } from '~/shared/orders/dca-detail-columns'
import { limitColumns } from '~/shared/orders/limit-columns'
import { ageColumn, amountColumn, pairColumn, sideColumn } from '~/shared/orders/order-columns'
import { orderTable } from '~/shared/orders/order-lists'
import type { Column } from '~/ui/table/table'

/** Changes to a column of an order table on this page. The width is in pixels. */
interface Narrower {
  readonly width: number
}

/** Changes by the key of the column. */
type Narrowers<Columns extends readonly { readonly key: string }[]> = {
  readonly [Key in Columns[number]['key']]?: Narrower
}

/**
 * Column widths of the limit orders. Their table is beside that of the upcoming executions, so its columns are
 * narrower than elsewhere.
 */
const limitOverrides: Narrowers<typeof limitColumns> = {
  amount: { width: 78 },
  price: { width: 84 },
  away: { width: 56 },
  status: { width: 82 },
}
export const tokenLimitTable = orderTable<LimitOrderWire, LimitOrderRow>(
  limitColumns.map((column) => narrowed<LimitOrderRow>(column, limitOverrides[column.key])),
)

/** DCA orders of the token. The table has the full width of the page, so it has all columns of the dashboard. */
export const tokenDcaTable = orderTable<DcaOrderWire, DcaDashboardRow>([
  pairColumn,
  sideColumn,
  amountColumn,
  paceColumn,
  { ...perCycleColumn, rank: 'third' },
  progressColumn,
  { ...nextColumn, rank: 'third' },
  timeLeftColumn,
  traderColumn,
  ageColumn,
])

/**
 * Returns the column with the new width. The column loses its rank, so it is never hidden. The narrower
 * column always fits.
 */
function narrowed<Row>(column: Column<Row>, narrower: Narrower | undefined): Column<Row> {
  if (narrower === undefined) return column
  const { rank: _, ...always } = column
  return { ...always, ...narrower }
}
