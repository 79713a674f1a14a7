import type { DcaOrderWire } from '~/contracts/orders/order'
import type { DcaDashboardRow } from '~/contracts/orders/order-row'
import { formatUsd } from '~/domain/format/format'
import { formatCycle } from '~/domain/format/format-cycle'
import { paceColumn, progressColumn, timeLeftColumn } from '~/shared/orders/dca-columns'
import { NextCycleCell } from '~/shared/orders/next-cycle-cell'
import { ageColumn, amountColumn, pairColumn, sideColumn } from '~/shared/orders/order-columns'
import { orderTable } from '~/shared/orders/order-lists'
import { traderPath } from '~/shared/paths/detail-path'
import { Key } from '~/ui/clipboard/key'
import { Link } from '~/ui/controls/link'
import { NumberCell } from '~/ui/table/number-cell'
import { tableColumn } from '~/ui/table/table'
import { traderLink } from '../jupiter.css'
import { jupiterText } from '../jupiter-text'

const dashboardColumn = tableColumn<DcaDashboardRow>()

const perCycleColumn = dashboardColumn({
  key: 'cycle',
  header: jupiterText.perCycle,
  width: 80,
  align: 'end',
  rank: 'fourth',
  phone: 'none',
  sortField: 'amountPerCycleUsd',
  updates: ['inAmountPerCycle', 'inputMintPrice'],
  cell: (_, live) => <NumberCell number={live(perCycleUsd)} abbreviated />,
})

const everyColumn = dashboardColumn({
  key: 'every',
  header: jupiterText.every,
  width: 62,
  align: 'end',
  rank: 'third',
  phone: 'none',
  reads: ['cycleFrequency'],
  cell: ({ cycleFrequency }) => formatCycle(cycleFrequency),
})

const nextColumn = dashboardColumn({
  key: 'next',
  header: jupiterText.next,
  width: 62,
  align: 'end',
  rank: 'fourth',
  phone: 'none',
  sortField: 'nextCycleAt',
  updates: ['progress', 'nextCycleAt'],
  cell: (_, live) => <NextCycleCell order={live((order) => order)} />,
})

const traderColumn = dashboardColumn({
  key: 'trader',
  header: jupiterText.trader,
  width: 92,
  align: 'end',
  rank: 'third',
  phone: 'none',
  reads: ['userPublicKey'],
  cell: ({ userPublicKey }) => (
    <Link to={traderPath(userPublicKey)} className={traderLink}>
      <Key value={userPublicKey} />
    </Link>
  ),
})

/**
 * Table of DCA orders on the dashboard. It has more columns than the table of the overview, which has no space
 * for them.
 */
export const dcaDashboardTable = orderTable<DcaOrderWire, DcaDashboardRow>([
  pairColumn,
  sideColumn,
  amountColumn,
  paceColumn,
  perCycleColumn,
  everyColumn,
  progressColumn,
  nextColumn,
  timeLeftColumn,
  traderColumn,
  ageColumn,
])

function perCycleUsd({
  inAmountPerCycle,
  inputMintPrice,
}: Pick<DcaDashboardRow, 'inAmountPerCycle' | 'inputMintPrice'>) {
  if (inAmountPerCycle === null || inputMintPrice === null) return undefined
  return formatUsd(inAmountPerCycle * inputMintPrice)
}
