import type { DcaOrderWire, LimitOrderWire } from '~/contracts/orders/order'
import type { DcaDashboardRow, LimitOrderRow } from '~/contracts/orders/order-row'
import { paceColumn, progressColumn, timeLeftColumn } from '~/shared/orders/dca-columns'
import { nextColumn, perCycleColumn, traderColumn } from '~/shared/orders/dca-detail-columns'
import { limitColumns } from '~/shared/orders/limit-columns'
import { ageColumn, amountColumn, pairColumn, sideColumn } from '~/shared/orders/order-columns'
import { orderTable } from '~/shared/orders/order-lists'
import { dcaSeenFrom, limitSeenFrom } from '~/shared/orders/seen-from'
import type { Column } from '~/ui/table/table'

/**
 * Returns the tables of a token's orders. Side, limit price and distance are those of the token, also where it is not
 * the base of the pair.
 */
export function tokenOrderTables(tokenMint: string) {
  return {
    limit: { ...limitTable, ofFrame: (order: LimitOrderWire) => limitSeenFrom(tokenMint, order) },
    dca: { ...dcaTable, ofFrame: (order: DcaOrderWire) => dcaSeenFrom(tokenMint, order) },
  }
}

/**
 * The limit orders of the token. Their table is narrower than elsewhere, because it is beside that of the
 * upcoming executions. It always shows the distance to the market, without which a limit says little.
 */
const limitTable = orderTable<LimitOrderWire, LimitOrderRow>(
  limitColumns.map((column): Column<LimitOrderRow> => {
    if (column.key !== 'away') return column
    const { rank: _, ...always } = column
    return always
  }),
)

/** DCA orders of the token. The table has the full width of the page, so it has all columns of the dashboard. */
const dcaTable = orderTable<DcaOrderWire, DcaDashboardRow>([
  pairColumn,
  sideColumn,
  amountColumn,
  paceColumn,
  { ...perCycleColumn, rank: 'fourth' },
  progressColumn,
  { ...nextColumn, rank: 'fourth' },
  timeLeftColumn,
  traderColumn,
  ageColumn,
])
