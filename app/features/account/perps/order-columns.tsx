import { formatPerpPrice } from '~/domain/format/format'
import { formatAmount } from '~/domain/format/format-amount'
import { mapNullable } from '~/lib/map-nullable'
import { DirectionMark } from '~/shared/marks/direction-mark'
import { UsdCell } from '~/shared/orders/order-cells'
import { useOrderHref } from '~/shared/paths/order-href'
import { Link } from '~/ui/controls/link'
import { Age } from '~/ui/marks/age'
import { Progress } from '~/ui/marks/progress'
import { NumberCell } from '~/ui/table/number-cell'
import { tableColumn } from '~/ui/table/table'
import { tone } from '~/ui/theme/text-style.css'
import { accountText } from '../account-text'
import { MarketCell, venueColumn } from './perp-cells'
import type { PerpOrderRow } from './perp-rows'

const heads = accountText.orderColumns

const orderColumn = tableColumn<PerpOrderRow>()

/** Columns of a trader's open orders at all perps venues. */
export const perpOrderColumns = [
  orderColumn({
    key: 'age',
    header: heads.age,
    width: 60,
    phone: 'first',
    reads: ['id', 'createdAt', 'marketName'],
    cell: (order) => <AgeLink order={order} />,
  }),
  orderColumn({
    key: 'market',
    header: heads.market,
    phone: 'name',
    reads: ['marketKey', 'baseAssetSymbol', 'venue', 'userPublicKey'],
    cell: ({ marketKey, baseAssetSymbol, venue, userPublicKey }) => (
      <MarketCell market={marketKey} symbol={baseAssetSymbol} venue={venue} trader={userPublicKey} />
    ),
  }),
  venueColumn(heads.venue),
  orderColumn({
    key: 'side',
    header: heads.side,
    width: 80,
    phone: 'second',
    reads: ['direction'],
    cell: ({ direction }) => <DirectionMark long={direction === 0} />,
  }),
  orderColumn({
    key: 'type',
    header: heads.type,
    width: 110,
    rank: 'second',
    phone: 'none',
    reads: ['orderType'],
    cell: ({ orderType }) => <span className={tone.muted}>{accountText.orderTypes[orderType]}</span>,
  }),
  orderColumn({
    key: 'size',
    header: heads.size,
    width: 100,
    align: 'end',
    rank: 'fourth',
    phone: 'none',
    reads: ['baseAssetAmount'],
    cell: ({ baseAssetAmount }) => <NumberCell number={formatAmount(baseAssetAmount)} />,
  }),
  orderColumn({
    key: 'price',
    header: heads.price,
    width: 100,
    align: 'end',
    phone: 'third',
    reads: ['price'],
    cell: ({ price }) => <NumberCell number={mapNullable(price, formatPerpPrice)} />,
  }),
  orderColumn({
    key: 'filled',
    header: heads.filled,
    width: 110,
    align: 'end',
    phone: 'bar',
    reads: ['fillPercentage'],
    cell: ({ fillPercentage }) => <Progress percent={fillPercentage} />,
  }),
  orderColumn({
    key: 'value',
    header: heads.value,
    width: 100,
    align: 'end',
    phone: 'amount',
    reads: ['amountUsd'],
    cell: ({ amountUsd }) => <UsdCell amountUsd={amountUsd} />,
  }),
]

/** Age of the order, as a link that opens the order over the page. */
function AgeLink({ order }: { readonly order: Pick<PerpOrderRow, 'id' | 'createdAt' | 'marketName'> }) {
  const hrefOf = useOrderHref()
  return (
    <Link
      to={hrefOf(order.id)}
      sameView
      aria-label={accountText.openOrder(order.marketName)}
      data-row-link=""
    >
      {order.createdAt === null ? accountText.open : <Age at={order.createdAt} />}
    </Link>
  )
}
