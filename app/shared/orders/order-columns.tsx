import type { LimitOrderRow } from '~/contracts/orders/order-row'
import { limitOrderWord } from '~/domain/order/order-math'
import { SideMark } from '~/shared/marks/side-mark'
import { Age } from '~/ui/marks/age'
import { Progress } from '~/ui/marks/progress'
import { tableColumn } from '~/ui/table/table'
import { PairCell, PriceCell, StatusCell, UsdCell } from './order-cells'
import { orderPairFields } from './order-pair'

/** Columns of several lists of orders. A list accepts a column if its rows have the declared fields. */
const anyColumn = tableColumn<LimitOrderRow>()

export const pairColumn = anyColumn({
  key: 'pair',
  header: 'Pair',
  phone: 'name',
  reads: orderPairFields,
  cell: (order) => <PairCell order={order} />,
})

export const sideColumn = anyColumn({
  key: 'side',
  header: 'Side',
  width: 58,
  phone: 'first',
  reads: ['buy'],
  cell: ({ buy }) => <SideMark buy={buy} />,
})

export const amountColumn = anyColumn({
  key: 'amount',
  header: 'Amount $',
  width: 76,
  align: 'end',
  sortField: 'amountUsd',
  phone: 'amount',
  updates: ['amountUsd'],
  cell: (_, live) => <UsdCell amountUsd={live((order) => order.amountUsd)} />,
})

export const limitPriceColumn = anyColumn({
  key: 'price',
  header: 'Limit price $',
  width: 80,
  align: 'end',
  phone: 'second',
  updates: ['limitPriceUsd'],
  cell: (_, live) => <PriceCell price={live((order) => order.limitPriceUsd)} />,
})

export const filledColumn = anyColumn({
  key: 'filled',
  header: 'Filled',
  width: 88,
  yields: true,
  align: 'end',
  sortField: 'progress',
  phone: 'bar',
  updates: ['progress'],
  cell: (_, live) => <Progress percent={live((order) => order.progress)} />,
})

export const statusColumn = anyColumn({
  key: 'status',
  header: 'Status',
  width: 80,
  phone: 'third',
  updates: ['status', 'progress'],
  cell: (_, live) => <StatusCell word={live(({ status, progress }) => limitOrderWord(status, progress))} />,
})

export const ageColumn = anyColumn({
  key: 'age',
  header: 'Age',
  width: 54,
  align: 'end',
  rank: 'first',
  sortField: 'createdAt',
  sortReversed: true,
  phone: 'fourth',
  reads: ['createdAt'],
  cell: ({ createdAt }) => <Age at={createdAt} />,
})
