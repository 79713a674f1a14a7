import type { DcaOrderWire } from '~/contracts/order'
import { Age } from '~/ui/age'
import { Pace } from '~/ui/pace'
import { Progress } from '~/ui/progress'
import { SideMark } from '~/ui/side-mark'
import type { Column } from '~/ui/table'
import { text } from '~/ui/text'
import { onlyPhone } from '~/ui/text-style.css'
import { PairCell, TimeLeftCell, UsdCell } from './order-cells'

export const dcaColumns: readonly Column<DcaOrderWire>[] = [
  { key: 'pair', header: 'Pair', width: 196, phone: 'name', cell: (order) => <PairCell order={order} /> },
  { key: 'side', header: 'Side', width: 60, phone: 'first', cell: (order) => <SideMark buy={order.buy} /> },
  {
    key: 'amount',
    header: 'Amount $',
    width: 88,
    align: 'end',
    sortField: 'amountUsd',
    phone: 'amount',
    cell: (order) => <UsdCell amountUsd={order.amountUsd} />,
  },
  {
    key: 'pace',
    header: '$ / min',
    width: 96,
    align: 'end',
    sortField: 'usdSpentPerMinute',
    phone: 'second',
    cell: (order) => (
      <>
        <Pace usdPerMinute={order.usdSpentPerMinute} />
        <span className={onlyPhone}> {text.perMinute}</span>
      </>
    ),
  },
  {
    key: 'progress',
    header: 'Progress',
    width: 124,
    align: 'end',
    sortField: 'progress',
    phone: 'bar',
    cell: (order) => <Progress percent={order.progress} />,
  },
  {
    key: 'left',
    header: 'Time left',
    width: 88,
    align: 'end',
    phone: 'third',
    cell: (order) => <TimeLeftCell order={order} />,
  },
  {
    key: 'age',
    header: 'Age',
    width: 52,
    align: 'end',
    sortField: 'createdAt',
    sortReversed: true,
    phone: 'fourth',
    cell: (order) => <Age at={order.createdAt} />,
  },
]
