import type { DcaOrderWire, LimitOrderWire } from '~/contracts/order'
import type { Column } from '~/ui/table'
import { dcaColumns } from '../orders/dca-columns'
import { limitColumns } from '../orders/limit-columns'

/** Two tables stand beside each other: their columns are narrower than elsewhere, px, so that none but the one named is left out. */
const limitWidths: Readonly<Record<string, number>> = { amount: 76, price: 84, age: 52 }
const dcaWidths: Readonly<Record<string, number>> = { amount: 72, pace: 96, progress: 92, left: 76, age: 50 }

export const tokenLimitColumns: readonly Column<LimitOrderWire>[] = limitColumns.map((column) =>
  narrowed(column, limitWidths, 'away'),
)

export const tokenDcaColumns: readonly Column<DcaOrderWire>[] = dcaColumns.map((column) =>
  narrowed(column, dcaWidths, undefined),
)

function narrowed<Row>(
  column: Column<Row>,
  widths: Readonly<Record<string, number>>,
  leftOut: string | undefined,
): Column<Row> {
  const { rank, width, ...rest } = column
  return {
    ...rest,
    ...(width === undefined ? {} : { width: widths[column.key] ?? width }),
    ...(column.key === leftOut && rank !== undefined ? { rank } : {}),
  }
}
