import type { OrderDetails, SpotOrderDetails } from '~/contracts/order-details'
import type { TokenWire } from '~/contracts/token'
import { formatPriceInFull, formatUsd } from '~/domain/format/format'
import { mapNullable } from '~/lib/map-nullable'
import { LinkedTokenChart } from '~/shared/market-chart/token-price-chart'
import { traderPath as detailPath } from '~/shared/paths/detail-path'
import { tokenPath } from '~/shared/paths/pages'
import { Link } from '~/ui/controls/link'
import { FillTimeline } from './fill-timeline'
import * as styles from './order-details.css'
import { AddressFact, Dollars, Fact, Facts } from './order-facts'
import { orderText } from './order-text'
import { PerpOrder } from './perp-order'
import { SpotAmounts, SpotProgress } from './spot-amounts'
import { SpotFacts } from './spot-facts'
import { SpotTiles } from './spot-tiles'

interface OrderBodyProps {
  readonly details: OrderDetails
  /** Height of the traded token's chart, pixels. */
  readonly chartHeight?: number
}

const usualChartHeight = 200

/** All details of one order. Used by the order page and by the popup. */
export function OrderBody({ details, chartHeight = usualChartHeight }: OrderBodyProps) {
  if (details.dex === undefined) return <TokenFacts token={details.order} chartHeight={chartHeight} />
  if ('venue' in details) return <PerpOrder details={details} chartHeight={chartHeight} />
  return <SpotOrder details={details} chartHeight={chartHeight} />
}

function SpotOrder({ details, chartHeight }: { details: SpotOrderDetails; chartHeight: number }) {
  const { order, fills } = details
  const [tradedMint, tradedSymbol] = order.buy
    ? [order.outputMint, order.outputTokenSymbol]
    : [order.inputMint, order.inputTokenSymbol]
  return (
    <div className={styles.stack}>
      <SpotAmounts details={details} />
      <SpotProgress details={details} />
      <SpotTiles details={details} />
      <LinkedTokenChart mint={tradedMint} symbol={tradedSymbol} height={chartHeight} />
      <SpotFacts details={details} />
      {details.dex === 'Jupiter DCA' ? (
        <Link to={detailPath(order.publicKey)} className={styles.allFields}>
          {orderText.allFields}
        </Link>
      ) : null}
      <FillTimeline
        orderKey={order.publicKey}
        isOpen={order.status === 'open'}
        fills={fills}
        inputSymbol={order.inputTokenSymbol}
        outputSymbol={order.outputTokenSymbol}
      />
    </div>
  )
}

/** Shown instead of an order if the key identifies a token. */
function TokenFacts({ token, chartHeight }: { token: TokenWire; chartHeight: number }) {
  const { tokenMint, symbol, price, marketCap } = token
  return (
    <div className={styles.stack}>
      <Facts>
        <AddressFact
          label={orderText.mint}
          value={tokenMint}
          what={orderText.what.mint}
          explorer="token"
          to={tokenPath(tokenMint)}
        />
        <Fact label={orderText.price}>
          <Dollars number={mapNullable(price, formatPriceInFull)} />
        </Fact>
        <Fact label={orderText.marketCap}>
          <Dollars number={mapNullable(marketCap, formatUsd)} />
        </Fact>
      </Facts>
      <LinkedTokenChart mint={tokenMint} symbol={symbol} height={chartHeight} />
    </div>
  )
}
