import type { DcaDashboardRow } from '~/contracts/orders/order-row'
import { formatUsd } from '~/domain/format/format'
import { NumberCell } from '~/ui/table/number-cell'
import { tableColumn } from '~/ui/table/table'
import { dcaDetailText } from './dca-detail-text'
import { NextCycleCell } from './next-cycle-cell'
import { TraderCell } from './trader-cell'

const detailColumn = tableColumn<DcaDashboardRow>()

/** Value of one cycle of a DCA order, USD. */
export const perCycleColumn = detailColumn({
  key: 'cycle',
  header: dcaDetailText.perCycle,
  width: 80,
  align: 'end',
  rank: 'fifth',
  phone: 'none',
  sortField: 'amountPerCycleUsd',
  updates: ['inAmountPerCycle', 'inputMintPrice'],
  cell: (_, live) => <NumberCell number={live(perCycleUsd)} abbreviated />,
})

/** Time until the next cycle of a DCA order. */
export const nextColumn = detailColumn({
  key: 'next',
  header: dcaDetailText.next,
  width: 62,
  align: 'end',
  rank: 'fifth',
  phone: 'none',
  sortField: 'nextCycleAt',
  updates: ['progress', 'nextCycleAt'],
  cell: (_, live) => <NextCycleCell order={live((order) => order)} />,
})

export const traderColumn = detailColumn({
  key: 'trader',
  header: dcaDetailText.trader,
  width: 92,
  align: 'end',
  rank: 'fourth',
  phone: 'none',
  reads: ['userPublicKey'],
  cell: ({ userPublicKey }) => <TraderCell trader={userPublicKey} />,
})

function perCycleUsd({
  inAmountPerCycle,
  inputMintPrice,
}: Pick<DcaDashboardRow, 'inAmountPerCycle' | 'inputMintPrice'>) {
  if (inAmountPerCycle === null || inputMintPrice === null) return undefined
  return formatUsd(inAmountPerCycle * inputMintPrice)
}
