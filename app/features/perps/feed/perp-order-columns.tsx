import type { PerpOrderWire } from '~/contracts/perps/perp-account'
import { DirectionMark } from '~/shared/marks/direction-mark'
import { useOrderHref } from '~/shared/paths/order-href'
import { PerpPrice } from '~/shared/perps/perp-price'
import { Link } from '~/ui/controls/link'
import { Age } from '~/ui/marks/age'
import { Progress } from '~/ui/marks/progress'
import type { StaticColumn } from '~/ui/table/polled-table'
import { tableColumn } from '~/ui/table/table'
import { tone } from '~/ui/theme/text-style.css'
import { LargeMark } from '../large/large-mark'
import * as styles from './feed.css'
import { feedText } from './feed-text'
import { BaseAmount } from './trade-columns'
import { TraderLink } from './trader-link'

const heads = feedText.orderColumns

const orderColumn = tableColumn<PerpOrderWire>()

const toPrice = [
  orderColumn({
    key: 'age',
    header: heads.age,
    width: 44,
    phone: 'first',
    reads: ['id', 'createdAt'],
    cell: (order) => <AgeLink order={order} />,
  }),
  orderColumn({
    key: 'type',
    header: heads.type,
    width: 62,
    phone: 'second',
    reads: ['orderType'],
    cell: ({ orderType }) => (
      <span className={`${tone.muted} ${styles.orderType}`} title={feedText.orderType(orderType)}>
        {feedText.orderType(orderType)}
      </span>
    ),
  }),
  orderColumn({
    key: 'side',
    header: heads.side,
    width: 70,
    phone: 'name',
    reads: ['direction'],
    cell: (order) => <DirectionMark long={order.direction === 0} />,
  }),
  orderColumn({
    key: 'price',
    header: heads.price,
    width: 62,
    align: 'end',
    phone: 'third',
    reads: ['price', 'triggerPrice'],
    cell: (order) => <Price order={order} />,
  }),
]

const fromFilled = [
  orderColumn({
    key: 'filled',
    header: heads.filled,
    width: 86,
    align: 'end',
    phone: 'bar',
    reads: ['fillPercentage'],
    cell: (order) => <Progress percent={order.fillPercentage} />,
  }),
  orderColumn({
    key: 'trader',
    header: heads.trader,
    width: 88,
    align: 'end',
    phone: 'fourth',
    reads: ['userPublicKey', 'marketKey'],
    cell: ({ userPublicKey, marketKey }) => (
      <TraderLink trader={userPublicKey} market={marketKey} isLinked={marketKey !== null} />
    ),
  }),
]

/** Columns of the table with a market's open orders. A click on a row opens the order. */
export function orderColumns(symbol: string): readonly StaticColumn<PerpOrderWire>[] {
  const base = orderColumn({
    key: 'base',
    header: heads.base(symbol),
    width: 74,
    align: 'end',
    phone: 'amount',
    reads: ['amountUsd', 'baseAssetAmount'],
    cell: (order) => (
      <>
        {order.amountUsd === null ? null : <LargeMark amountUsd={order.amountUsd} />}
        <BaseAmount amount={order.baseAssetAmount} />
      </>
    ),
  })
  return [...toPrice, base, ...fromFilled]
}

function AgeLink({ order }: { readonly order: Pick<PerpOrderWire, 'id' | 'createdAt'> }) {
  const hrefOf = useOrderHref()
  return (
    <Link to={hrefOf(order.id)} sameView replace={false} className={styles.cellLink} data-row-link="">
      <Age at={order.createdAt} />
    </Link>
  )
}

/**
 * Shows the limit price of an order. If there is none, shows the trigger price. A market order has neither a
 * limit price nor a trigger price.
 */
function Price({ order }: { readonly order: Pick<PerpOrderWire, 'price' | 'triggerPrice'> }) {
  const price = order.price ?? order.triggerPrice
  return (
    <span title={price === null ? feedText.takesAnyPrice : undefined}>
      <PerpPrice price={price} />
    </span>
  )
}
