import type { LimitOrderWire } from '~/contracts/orders/order'
import type { LimitDashboardRow } from '~/contracts/orders/order-row'
import { formatPrice } from '~/domain/format/format'
import { mapNullable } from '~/lib/map-nullable'
import { awayColumn, limitFilledColumn } from '~/shared/orders/limit-columns'
import {
  ageColumn,
  amountColumn,
  limitPriceColumn,
  pairColumn,
  sideColumn,
  statusColumn,
} from '~/shared/orders/order-columns'
import { orderTable } from '~/shared/orders/order-lists'
import { TraderCell } from '~/shared/orders/trader-cell'
import { map } from '~/ui/signal/signal'
import { NumberCell } from '~/ui/table/number-cell'
import { tableColumn } from '~/ui/table/table'
import { jupiterText } from '../jupiter-text'

const dashboardColumn = tableColumn<LimitDashboardRow>()

const marketColumn = dashboardColumn({
  key: 'market',
  header: jupiterText.market,
  width: 80,
  align: 'end',
  rank: 'fourth',
  phone: 'none',
  reads: ['buy'],
  updates: ['inputMintPrice', 'outputMintPrice'],
  cell: ({ buy }, live) => {
    const price = live(({ inputMintPrice, outputMintPrice }) => (buy ? outputMintPrice : inputMintPrice))
    return <NumberCell number={map(price, (usd) => mapNullable(usd, formatPrice))} inTone="muted" />
  },
})

const makerColumn = dashboardColumn({
  key: 'maker',
  header: jupiterText.maker,
  width: 92,
  align: 'end',
  rank: 'fourth',
  phone: 'none',
  reads: ['maker'],
  cell: ({ maker }) => <TraderCell trader={maker} />,
})

/**
 * Table of limit orders on the dashboard: the columns of the overview, the market price after the limit price,
 * and the trader.
 */
export const limitDashboardTable = orderTable<LimitOrderWire, LimitDashboardRow>([
  pairColumn,
  sideColumn,
  amountColumn,
  limitPriceColumn,
  marketColumn,
  awayColumn,
  limitFilledColumn,
  statusColumn,
  makerColumn,
  ageColumn,
])
