import type { DcaOrderWire } from '~/contracts/orders/order'
import { formatCycle } from '~/domain/format/format-cycle'
import { SideMark } from '~/shared/marks/side-mark'
import { NextCycleCell } from '~/shared/orders/next-cycle-cell'
import { PaceCell, PairCell, TimeLeftCell, UsdCell } from '~/shared/orders/order-cells'
import { orderPairFields } from '~/shared/orders/order-pair'
import { pacedFields } from '~/shared/orders/order-values'
import { traderPath } from '~/shared/paths/detail-path'
import { Age } from '~/ui/marks/age'
import { Progress } from '~/ui/marks/progress'
import type { Declared } from '~/ui/table/column'
import { amount, bound, key, price, type WideLook, wideColumn } from './wide-column'

const columns = [
  wideColumn({
    key: 'pair',
    header: 'Pair',
    width: 240,
    phone: 'name',
    reads: orderPairFields,
    cell: (order) => <PairCell order={order} />,
  }),
  wideColumn({
    key: 'buy',
    header: 'Side',
    width: 72,
    phone: 'side',
    reads: ['buy'],
    cell: ({ buy }) => <SideMark buy={buy} />,
  }),
  wideColumn({
    key: 'amountUsd',
    header: 'Amount $',
    width: 108,
    align: 'end',
    sortField: 'amountUsd',
    phone: 'amount',
    updates: ['amountUsd'],
    cell: (_, live) => <UsdCell amountUsd={live((order) => order.amountUsd)} />,
  }),
  wideColumn({
    key: 'usdSpentPerMinute',
    header: '$ / min',
    width: 120,
    align: 'end',
    sortField: 'usdSpentPerMinute',
    phone: 'pace',
    updates: ['usdSpentPerMinute'],
    cell: (_, live) => <PaceCell usdPerMinute={live((order) => order.usdSpentPerMinute)} />,
  }),
  wideColumn({
    key: 'progress',
    header: 'Progress',
    width: 156,
    align: 'end',
    sortField: 'progress',
    phone: 'bar',
    updates: ['progress'],
    cell: (_, live) => <Progress percent={live((order) => order.progress)} />,
  }),
  wideColumn({
    key: 'timeLeft',
    header: 'Time left',
    width: 116,
    align: 'end',
    reads: ['status'],
    updates: ['progress', ...pacedFields],
    cell: (_, live) => <TimeLeftCell order={live((order) => order)} />,
  }),
  wideColumn({
    key: 'nextCycleAt',
    header: 'Next cycle',
    width: 116,
    align: 'end',
    sortField: 'nextCycleAt',
    updates: ['progress', 'nextCycleAt'],
    cell: (_, live) => <NextCycleCell order={live((order) => order)} />,
  }),
  wideColumn({
    key: 'cycleFrequency',
    header: 'Every',
    width: 84,
    align: 'end',
    reads: ['cycleFrequency'],
    cell: ({ cycleFrequency }) => formatCycle(cycleFrequency),
  }),
  wideColumn({
    key: 'createdAt',
    header: 'Age',
    width: 68,
    align: 'end',
    sortField: 'createdAt',
    sortReversed: true,
    phone: 'age',
    reads: ['createdAt'],
    cell: ({ createdAt }) => <Age at={createdAt} />,
  }),
  amount('amount', 'Amount'),
  amount('inDeposited', 'In deposited'),
  amount('inUsed', 'In used'),
  amount('inWithdrawn', 'In withdrawn'),
  amount('outReceived', 'Out received'),
  amount('outWithdrawn', 'Out withdrawn'),
  amount('inAmountPerCycle', 'In per cycle'),
  amount('nextCycleAmountLeft', 'Next cycle left'),
  bound('minOutAmount', 'Min out'),
  bound('maxOutAmount', 'Max out'),
  amount('keeperInBalanceBeforeBorrow', 'Keeper in before'),
  amount('dcaOutBalanceBeforeSwap', 'Out before swap'),
  price('inputMintPrice', 'In price $'),
  price('outputMintPrice', 'Out price $'),
  key('publicKey', 'Order', 'order'),
  key('userPublicKey', 'Trader', 'trader', traderPath),
  key('inputMint', 'Input mint', 'mint', tokenDetailPath),
  key('outputMint', 'Output mint', 'mint', tokenDetailPath),
  wideColumn({ key: 'idx', header: 'idx', width: 104, align: 'end', reads: ['idx'], cell: ({ idx }) => idx }),
  wideColumn({
    key: 'bump',
    header: 'bump',
    width: 60,
    align: 'end',
    reads: ['bump'],
    cell: ({ bump }) => bump,
  }),
]

/** Key of a column. Stored hidden columns and the widths refer to it. */
export type WideKey = (typeof columns)[number]['key']

/** A column of the table that shows all fields of DCA orders. */
export interface WideColumn extends WideLook, Declared<DcaOrderWire> {
  readonly key: WideKey
}

/** Columns for all fields of a DCA order. The first column stays visible during scrolling. */
export const wideColumns: readonly WideColumn[] = columns

/** Returns the path of the token page that lists the token's DCA orders. */
function tokenDetailPath(mint: string): string {
  return traderPath(mint)
}
