import type { LimitOrderRow } from '~/contracts/order-row'
import { Age } from '~/ui/age'
import { Progress } from '~/ui/progress'
import { SideMark } from '~/ui/side-mark'
import type { Column } from '~/ui/table'
import { AwayCell, PairCell, PriceCell, StatusCell, UsdCell } from './order-cells'
import { awayPercent } from './order-figures'

export const limitColumns: readonly Column<LimitOrderRow>[] = [
  { key: 'pair', header: 'Pair', phone: 'name', cell: (order) => <PairCell order={order} /> },
  { key: 'side', header: 'Side', width: 58, phone: 'first', cell: (order) => <SideMark buy={order.buy} /> },
  {
    key: 'amount',
    header: 'Amount $',
    width: 76,
    align: 'end',
    sortField: 'amountUsd',
    phone: 'amount',
    cell: (_, live) => <UsdCell amountUsd={live((order) => order.amountUsd)} />,
  },
  {
    key: 'price',
    header: 'Limit price $',
    width: 80,
    align: 'end',
    phone: 'second',
    cell: (_, live) => <PriceCell price={live((order) => order.limitPriceUsd)} />,
  },
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
  {
    key: 'status',
    header: 'Status',
    width: 80,
    phone: 'third',
    cell: (order) => <StatusCell status={order.status} progress={order.progress} />,
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
