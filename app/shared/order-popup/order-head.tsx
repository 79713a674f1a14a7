import type { OrderDetails } from '~/contracts/order-details'
import { shortKey } from '~/domain/format/format'
import { isLong, orderHeader, orderKind } from '~/domain/order/order-kind'
import { DirectionMark } from '~/shared/marks/direction-mark'
import { SideMark } from '~/shared/marks/side-mark'
import { TokenLogo } from '~/shared/marks/token-logo'
import { OrderPair } from '~/shared/orders/order-cells'
import { Chip } from '~/ui/marks/chip'
import * as styles from './order-details.css'
import { orderText } from './order-text'

/** Returns the title of an order page or popup. */
export function orderTitle(details: OrderDetails): string {
  if ('venue' in details) return orderText.orderOf(details.dex)
  const { order, dex } = details
  return orderHeader(
    orderKind(order, dex),
    'symbol' in order ? (order.symbol ?? shortKey(order.tokenMint)) : '',
  )
}

/** Header of an order: kind, tokens and side. */
export function OrderHead({ details }: { readonly details: OrderDetails }) {
  const title = orderTitle(details)
  if (details.dex === undefined) {
    const { symbol, verified, tokenMint, logoUrl } = details.order
    return (
      <span className={styles.head}>
        <TokenLogo
          symbol={symbol}
          verified={verified}
          pictureOf={logoUrl === null ? undefined : tokenMint}
          size={20}
        />
        <bdi translate="no">{title}</bdi>
      </span>
    )
  }
  return (
    <span className={styles.head}>
      <Chip kind="outline">{title}</Chip>
      {'venue' in details ? (
        <>
          <b>{details.order.marketName}</b>
          {details.order.direction === null ? null : <DirectionMark long={isLong(details.order.direction)} />}
        </>
      ) : (
        <>
          <OrderPair order={details.order} />
          <SideMark buy={details.order.buy} />
        </>
      )}
    </span>
  )
}
