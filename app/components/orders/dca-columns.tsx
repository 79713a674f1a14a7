import type { DcaOrderRow } from '~/contracts/order-row'
import { Age } from '~/ui/age'
import { Pace } from '~/ui/pace'
import { Progress } from '~/ui/progress'
import { SideMark } from '~/ui/side-mark'
import type { Column } from '~/ui/table'
import { text } from '~/ui/text'
import { onlyPhone } from '~/ui/text-style.css'
import { PairCell, TimeLeftCell, UsdCell } from './order-cells'

export const dcaColumns: readonly Column<DcaOrderRow>[] = [
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
    key: 'pace',
    header: '$ / min',
    width: 104,
    align: 'end',
    sortField: 'usdSpentPerMinute',
    phone: 'second',
    cell: (_, live) => (
      <>
        <Pace usdPerMinute={live((order) => order.usdSpentPerMinute)} />
        <span className={onlyPhone}> {text.perMinute}</span>
      </>
    ),
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
