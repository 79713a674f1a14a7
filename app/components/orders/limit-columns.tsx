import type { LimitOrderRow } from '~/contracts/order-row'
import { Progress } from '~/ui/progress'
import type { Column } from '~/ui/table'
import { AwayCell } from './order-cells'
import {
  ageColumn,
  amountColumn,
  limitPriceColumn,
  pairColumn,
  sideColumn,
  statusColumn,
} from './order-columns'
import { awayPercent } from './order-figures'

export const limitColumns: readonly Column<LimitOrderRow>[] = [
  pairColumn,
  sideColumn,
  amountColumn,
  limitPriceColumn,
  {
    key: 'away',
    header: 'Away %',
    width: 56,
    align: 'end',
    rank: 'second',
    phone: 'none',
    cell: (_, live) => <AwayCell percent={live(awayPercent)} />,
  },
  {
    key: 'filled',
    header: 'Filled',
    width: 88,
    align: 'end',
    rank: 'second',
    sortField: 'progress',
    phone: 'none',
    cell: (_, live) => <Progress percent={live((order) => order.progress)} />,
  },
  statusColumn,
  ageColumn,
]
