import type { LimitOrderWire } from '~/contracts/orders/order'
import type { LimitOrderRow } from '~/contracts/orders/order-row'
import { tableColumn } from '~/ui/table/table'
import { AwayCell } from './order-cells'
import {
  ageColumn,
  amountColumn,
  filledColumn,
  limitPriceColumn,
  pairColumn,
  sideColumn,
  statusColumn,
} from './order-columns'
import { orderTable } from './order-lists'
import { awayFields, awayPercent } from './order-values'

export const awayColumn = tableColumn<LimitOrderRow>()({
  key: 'away',
  header: 'Away %',
  width: 78,
  align: 'end',
  rank: 'first',
  sortField: 'awayPercent',
  phone: 'middle',
  reads: ['buy'],
  updates: awayFields,
  cell: (_, live) => <AwayCell percent={live(awayPercent)} />,
})

/** The progress of a limit order. Cards on phones show the status instead. */
export const limitFilledColumn = { ...filledColumn, rank: 'second', phone: 'none' } as const

export const limitColumns = [
  pairColumn,
  sideColumn,
  amountColumn,
  limitPriceColumn,
  awayColumn,
  limitFilledColumn,
  statusColumn,
  ageColumn,
] as const

/** Table of Jupiter's limit orders. */
export const limitTable = orderTable<LimitOrderWire, LimitOrderRow>(limitColumns)
