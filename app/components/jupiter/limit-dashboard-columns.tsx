import type { LimitDashboardRow } from '~/contracts/order-row'
import { formatPrice } from '~/domain/format'
import { mapNullable } from '~/lib/map-nullable'
import { Key } from '~/ui/key'
import { Link } from '~/ui/link'
import { NumberCell } from '~/ui/number-cell'
import { map } from '~/ui/signal'
import type { Column } from '~/ui/table'
import { limitColumns } from '../orders/limit-columns'
import { traderPath } from './detail-path'
import { traderLink } from './jupiter.css'
import { jupiterText } from './jupiter-text'

const market: Column<LimitDashboardRow> = {
  key: 'market',
  header: jupiterText.market,
  width: 80,
  align: 'end',
  rank: 'third',
  phone: 'none',
  cell: (_, live) => {
    const price = live(({ buy, inputMintPrice, outputMintPrice }) => (buy ? outputMintPrice : inputMintPrice))
    return <NumberCell number={map(price, (usd) => mapNullable(usd, formatPrice))} inTone="muted" />
  },
}

const maker: Column<LimitDashboardRow> = {
  key: 'maker',
  header: jupiterText.maker,
  width: 92,
  align: 'end',
  rank: 'third',
  phone: 'none',
  cell: (order) => (
    <Link to={traderPath(order.maker)} className={traderLink}>
      <Key value={order.maker} />
    </Link>
  ),
}

/**
 * Columns of the dashboard's table of limit orders: the columns of the overview, the market price after the
 * limit price, and the trader.
 */
export const limitDashboardColumns: readonly Column<LimitDashboardRow>[] = limitColumns.flatMap((column) => {
  if (column.key === 'price') return [column, market]
  return column.key === 'age' ? [maker, column] : [column]
})
