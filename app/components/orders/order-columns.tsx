import type { DcaOrderRow, KaminoOrderRow, LimitOrderRow } from '~/contracts/order-row'
import { Age } from '~/ui/age'
import { SideMark } from '~/ui/side-mark'
import type { Column } from '~/ui/table'
import { PairCell, PriceCell, StatusCell, UsdCell } from './order-cells'

type SpotOrderRow = DcaOrderRow | LimitOrderRow | KaminoOrderRow

export const pairColumn: Column<SpotOrderRow> = {
  key: 'pair',
  header: 'Pair',
  phone: 'name',
  cell: (order) => <PairCell order={order} />,
}

export const sideColumn: Column<SpotOrderRow> = {
  key: 'side',
  header: 'Side',
  width: 58,
  phone: 'first',
  cell: (order) => <SideMark buy={order.buy} />,
}

export const amountColumn: Column<SpotOrderRow> = {
  key: 'amount',
  header: 'Amount $',
  width: 76,
  align: 'end',
  sortField: 'amountUsd',
  phone: 'amount',
  cell: (_, live) => <UsdCell amountUsd={live((order) => order.amountUsd)} />,
}

export const limitPriceColumn: Column<LimitOrderRow | KaminoOrderRow> = {
  key: 'price',
  header: 'Limit price $',
  width: 80,
  align: 'end',
  phone: 'second',
  cell: (_, live) => <PriceCell price={live((order) => order.limitPriceUsd)} />,
}

export const statusColumn: Column<LimitOrderRow | KaminoOrderRow> = {
  key: 'status',
  header: 'Status',
  width: 80,
  phone: 'third',
  cell: (order) => <StatusCell status={order.status} progress={order.progress} />,
}

export const ageColumn: Column<SpotOrderRow> = {
  key: 'age',
  header: 'Age',
  width: 56,
  align: 'end',
  rank: 'second',
  sortField: 'createdAt',
  sortReversed: true,
  phone: 'fourth',
  cell: (order) => <Age at={order.createdAt} />,
}
