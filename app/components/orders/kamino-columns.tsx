import type { KaminoOrderRow } from '~/contracts/order-row'
import type { OrderFilter } from '~/domain/order-view'
import { Key } from '~/ui/key'
import { Progress } from '~/ui/progress'
import type { Column } from '~/ui/table'
import { UsdCell } from './order-cells'
import {
  ageColumn,
  amountColumn,
  limitPriceColumn,
  pairColumn,
  sideColumn,
  statusColumn,
} from './order-columns'
import { remainingUsd } from './order-figures'

const openColumns: readonly Column<KaminoOrderRow>[] = [
  pairColumn,
  sideColumn,
  { ...amountColumn, header: 'Size $' },
  { ...limitPriceColumn, header: 'Price $' },
  {
    key: 'remaining',
    header: 'Remaining $',
    width: 80,
    align: 'end',
    rank: 'second',
    phone: 'none',
    cell: (_, live) => <UsdCell amountUsd={live(remainingUsd)} muted />,
  },
  {
    key: 'filled',
    header: 'Filled',
    width: 88,
    align: 'end',
    sortField: 'progress',
    phone: 'bar',
    cell: (_, live) => <Progress percent={live((order) => order.progress)} />,
  },
  {
    key: 'maker',
    header: 'Maker',
    width: 78,
    align: 'end',
    rank: 'second',
    phone: 'none',
    cell: (order) => <Key value={order.maker} />,
  },
  ageColumn,
]

/**
 * The list of open orders has a column for the remaining amount. The list of all orders has a column for the
 * outcome instead.
 */
export const kaminoColumns: Readonly<Record<OrderFilter, readonly Column<KaminoOrderRow>[]>> = {
  active: openColumns,
  historical: openColumns
    .filter(({ key }) => key !== 'remaining')
    .flatMap((column) => (column.key === 'filled' ? [column, statusColumn] : [column])),
}
