import type { KaminoOrderWire } from '~/contracts/orders/order'
import type { KaminoOrderRow } from '~/contracts/orders/order-row'
import type { OrderFilter } from '~/domain/order/order-view'
import { tableColumn } from '~/ui/table/table'
import { UsdCell } from './order-cells'
import {
  ageColumn,
  amountColumn,
  filledColumn,
  limitPriceColumn,
  pairColumn,
  sideColumn,
  statusColumn,
} from './order-columns'
import { type OrderTable, orderTable } from './order-lists'
import { remainingUsd } from './order-values'
import { TraderCell } from './trader-cell'

const kaminoColumn = tableColumn<KaminoOrderRow>()

const sizeColumn = { ...amountColumn, header: 'Size $' }
const priceColumn = { ...limitPriceColumn, header: 'Price $' }

const remainingColumn = kaminoColumn({
  key: 'remaining',
  header: 'Remaining $',
  width: 80,
  align: 'end',
  rank: 'second',
  phone: 'none',
  updates: ['remainingInputAmount', 'inputMintPrice'],
  cell: (_, live) => <UsdCell amountUsd={live(remainingUsd)} muted />,
})

const makerColumn = kaminoColumn({
  key: 'maker',
  header: 'Maker',
  width: 78,
  align: 'end',
  rank: 'second',
  phone: 'none',
  reads: ['maker'],
  cell: ({ maker }) => <TraderCell trader={maker} />,
})

/**
 * The table of open orders has a column for the remaining amount. The table of all orders has a column for
 * the outcome instead.
 */
export const kaminoTables: Readonly<Record<OrderFilter, OrderTable<KaminoOrderWire, KaminoOrderRow>>> = {
  active: orderTable<KaminoOrderWire, KaminoOrderRow>([
    pairColumn,
    sideColumn,
    sizeColumn,
    priceColumn,
    remainingColumn,
    filledColumn,
    makerColumn,
    ageColumn,
  ]),
  historical: orderTable<KaminoOrderWire, KaminoOrderRow>([
    pairColumn,
    sideColumn,
    sizeColumn,
    priceColumn,
    filledColumn,
    statusColumn,
    makerColumn,
    ageColumn,
  ]),
}
