import type { DcaOrderWire } from '~/contracts/orders/order'
import type { DcaDashboardRow } from '~/contracts/orders/order-row'
import { formatCycle } from '~/domain/format/format-cycle'
import { paceColumn, progressColumn, timeLeftColumn } from '~/shared/orders/dca-columns'
import { nextColumn, perCycleColumn, traderColumn } from '~/shared/orders/dca-detail-columns'
import { ageColumn, amountColumn, pairColumn, sideColumn } from '~/shared/orders/order-columns'
import { orderTable } from '~/shared/orders/order-lists'
import { tableColumn } from '~/ui/table/table'
import { jupiterText } from '../jupiter-text'

const dashboardColumn = tableColumn<DcaDashboardRow>()

const everyColumn = dashboardColumn({
  key: 'every',
  header: jupiterText.every,
  width: 62,
  align: 'end',
  rank: 'fourth',
  phone: 'none',
  reads: ['cycleFrequency'],
  cell: ({ cycleFrequency }) => formatCycle(cycleFrequency),
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
