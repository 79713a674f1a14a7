import type { DcaOrderWire } from '~/contracts/orders/order'
import type { DcaOrderRow } from '~/contracts/orders/order-row'
import { tableColumn } from '~/ui/table/table'
import { PaceCell, TimeLeftCell } from './order-cells'
import { ageColumn, amountColumn, filledColumn, pairColumn, sideColumn } from './order-columns'
import { orderTable } from './order-lists'
import { pacedFields } from './order-values'

const dcaColumn = tableColumn<DcaOrderRow>()

export const paceColumn = dcaColumn({
  key: 'pace',
  header: '$ / min',
  width: 104,
  align: 'end',
  sortField: 'usdSpentPerMinute',
  phone: 'second',
  updates: ['usdSpentPerMinute'],
  cell: (_, live) => <PaceCell usdPerMinute={live((order) => order.usdSpentPerMinute)} />,
})

export const progressColumn = {
  ...filledColumn,
  key: 'progress',
  header: 'Progress',
  width: 92,
} as const

export const timeLeftColumn = dcaColumn({
  key: 'left',
  header: 'Time left',
  width: 80,
  align: 'end',
  rank: 'second',
  phone: 'third',
  reads: ['status'],
  updates: ['progress', ...pacedFields],
  cell: (_, live) => <TimeLeftCell order={live((order) => order)} />,
})

export const dcaColumns = [
  pairColumn,
  sideColumn,
  amountColumn,
  paceColumn,
  progressColumn,
  timeLeftColumn,
  ageColumn,
] as const

/** Table of DCA orders. */
export const dcaTable = orderTable<DcaOrderWire, DcaOrderRow>(dcaColumns)
