import type { DcaDashboardRow } from '~/contracts/order-row'
import { formatUsd } from '~/domain/format'
import { formatCycle } from '~/domain/format-cycle'
import { Key } from '~/ui/key'
import { Link } from '~/ui/link'
import { NumberCell } from '~/ui/number-cell'
import type { Column } from '~/ui/table'
import { dcaColumns } from '../orders/dca-columns'
import { NextCycleCell } from '../orders/next-cycle-cell'
import { traderPath } from './detail-path'
import { traderLink } from './jupiter.css'
import { jupiterText } from './jupiter-text'

/** Columns that only the dashboard shows, because the overview has no space for them. */
const more: readonly Column<DcaDashboardRow>[] = [
  {
    key: 'cycle',
    header: jupiterText.perCycle,
    width: 80,
    align: 'end',
    rank: 'fourth',
    phone: 'none',
    cell: (_, live) => <NumberCell number={live(perCycleUsd)} abbreviated />,
  },
  {
    key: 'every',
    header: jupiterText.every,
    width: 62,
    align: 'end',
    rank: 'third',
    phone: 'none',
    cell: (order) => formatCycle(order.cycleFrequency),
  },
  {
    key: 'next',
    header: jupiterText.next,
    width: 62,
    align: 'end',
    rank: 'fourth',
    phone: 'none',
    cell: (_, live) => <NextCycleCell order={live((order) => order)} />,
  },
  {
    key: 'trader',
    header: jupiterText.trader,
    width: 92,
    align: 'end',
    rank: 'third',
    phone: 'none',
    cell: (order) => (
      <Link to={traderPath(order.userPublicKey)} className={traderLink}>
        <Key value={order.userPublicKey} />
      </Link>
    ),
  },
]

/**
 * Columns of the dashboard's table of DCA orders: the columns of the overview, with additional columns
 * between pace and age.
 */
export const dcaDashboardColumns: readonly Column<DcaDashboardRow>[] = dcaColumns.flatMap((column) => {
  if (column.key === 'pace') return [column, ...more.slice(0, 2)]
  if (column.key === 'progress') return [column, ...more.slice(2, 3)]
  return column.key === 'age' ? [...more.slice(3), column] : [column]
})

function perCycleUsd({ inAmountPerCycle, inputMintPrice }: DcaDashboardRow) {
  if (inAmountPerCycle === null || inputMintPrice === null) return undefined
  return formatUsd(inAmountPerCycle * inputMintPrice)
}
