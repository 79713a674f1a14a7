import type { KaminoOrderRow } from '~/contracts/order-row'
import type { OrderFilter } from '~/domain/order-view'
import { Age } from '~/ui/age'
import { Key } from '~/ui/key'
import { Progress } from '~/ui/progress'
import { SideMark } from '~/ui/side-mark'
import type { Column } from '~/ui/table'
import { PairCell, PriceCell, StatusCell, UsdCell } from './order-cells'
import { remainingUsd } from './order-figures'

const openColumns: readonly Column<KaminoOrderRow>[] = [
  { key: 'pair', header: 'Pair', phone: 'name', cell: (order) => <PairCell order={order} /> },
  { key: 'side', header: 'Side', width: 58, phone: 'first', cell: (order) => <SideMark buy={order.buy} /> },
  {
    key: 'size',
    header: 'Size $',
    width: 76,
    align: 'end',
    sortField: 'amountUsd',
    phone: 'amount',
    cell: (_, live) => <UsdCell amountUsd={live((order) => order.amountUsd)} />,
  },
  {
    key: 'price',
    header: 'Price $',
    width: 80,
    align: 'end',
    phone: 'second',
    cell: (_, live) => <PriceCell price={live((order) => order.limitPriceUsd)} />,
  },
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
  {
    key: 'age',
    header: 'Age',
    width: 56,
    align: 'end',
    rank: 'second',
    sortField: 'createdAt',
    sortReversed: true,
    phone: 'fourth',
    cell: (order) => <Age at={order.createdAt} />,
  },
]

const status: Column<KaminoOrderRow> = {
  key: 'status',
  header: 'Status',
  width: 80,
  phone: 'third',
  cell: (order) => <StatusCell status={order.status} progress={order.progress} />,
}

/** Of open orders what remains; among all how each has ended instead, which decides what a remainder means. */
export const kaminoColumns: Readonly<Record<OrderFilter, readonly Column<KaminoOrderRow>[]>> = {
  active: openColumns,
  historical: openColumns
    .filter(({ key }) => key !== 'remaining')
    .flatMap((column) => (column.key === 'filled' ? [column, status] : [column])),
}
