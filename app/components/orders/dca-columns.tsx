import type { DcaOrderRow } from '~/contracts/order-row'
import { Progress } from '~/ui/progress'
import type { Column } from '~/ui/table'
import { PaceCell, TimeLeftCell } from './order-cells'
import { ageColumn, amountColumn, pairColumn, sideColumn } from './order-columns'

export const dcaColumns: readonly Column<DcaOrderRow>[] = [
  pairColumn,
  sideColumn,
  amountColumn,
  {
    key: 'pace',
    header: '$ / min',
    width: 104,
    align: 'end',
    sortField: 'usdSpentPerMinute',
    phone: 'second',
    cell: (_, live) => <PaceCell usdPerMinute={live((order) => order.usdSpentPerMinute)} />,
  },
  {
    key: 'progress',
    header: 'Progress',
    width: 92,
    align: 'end',
    sortField: 'progress',
    phone: 'bar',
    cell: (_, live) => <Progress percent={live((order) => order.progress)} />,
  },
  {
    key: 'left',
    header: 'Time left',
    width: 80,
    align: 'end',
    rank: 'second',
    phone: 'third',
    cell: (_, live) => <TimeLeftCell order={live((order) => order)} />,
  },
  ageColumn,
]
