import type { PerpOrderDetails } from '~/contracts/order-details'
import { formatPerpPrice, formatUsd, missingText } from '~/domain/format/format'
import { formatAmount } from '~/domain/format/format-amount'
import { perpVenueFacts } from '~/domain/protocol/perp-venue'
import { mapNullable } from '~/lib/map-nullable'
import { LinkedTokenChart } from '~/shared/market-chart/token-price-chart'
import { traderPath } from '~/shared/paths/detail-path'
import { marketPath, venuePath } from '~/shared/paths/drift-paths'
import { tokenPath } from '~/shared/paths/pages'
import { Link } from '~/ui/controls/link'
import { Progress } from '~/ui/marks/progress'
import { NumberCell } from '~/ui/table/number-cell'
import * as styles from './order-details.css'
import { AddressFact, Fact, Facts, OrderStatusWord, TimeFact } from './order-facts'
import { orderText, perpTypeWords } from './order-text'
import { PerpTimeline } from './perp-timeline'

interface PerpOrderProps {
  readonly details: PerpOrderDetails
  readonly chartHeight: number
}

/**
 * Progress to use for an order whose size is unknown. The displayed status then does not depend on progress.
 */
const unknownShare = 0

/** An order of a perps venue, open or closed. */
export function PerpOrder({ details, chartHeight }: PerpOrderProps) {
  const { venue, order, baseMint, fills } = details
  return (
    <div className={styles.stack}>
      <Facts>
        <AmountFacts order={order} />
        <PriceFacts order={order} />
        <Fact label={orderText.orderType}>
          {order.orderType === null ? missingText : perpTypeWords[order.orderType]}
        </Fact>
        <TimeFact label={orderText.opened} at={order.createdAt} />
        <TimeFact label={orderText.expires} at={order.expiredAt} />
        <TimeFact label={orderText.closed} at={order.closedAt} />
        <MarketFacts order={order} venue={venue} baseMint={baseMint} />
        <Fact label={orderText.settledIn}>{perpVenueFacts[venue].quote.symbol}</Fact>
        <OwnerFacts order={order} />
      </Facts>
      {baseMint === null ? null : (
        <LinkedTokenChart mint={baseMint} symbol={order.baseAssetSymbol} height={chartHeight} />
      )}
      <PerpTimeline venue={venue} orderKey={order.id} isOpen={order.status === 'open'} fills={fills} />
    </div>
  )
}

/**
 * Types of orders that execute at any price. These orders have no limit price, not even after they are
 * closed.
 */
const marketTypes: readonly PerpOrderDetails['order']['orderType'][] = ['market', 'trigger_market']

type OrderProps = Pick<PerpOrderDetails, 'order'>

/** Limit price, average price and trigger price of the order. */
function PriceFacts({ order }: OrderProps) {
  const { averagePrice } = order
  return (
    <>
      <Fact label={orderText.price}>
        <OwnPrice order={order} />
      </Fact>
      {averagePrice === null ? null : (
        <Fact label={orderText.averagePrice}>
          <NumberCell number={formatPerpPrice(averagePrice)} />
        </Fact>
      )}
      <TriggerFact order={order} />
    </>
  )
}

/**
 * Limit price of a perp order. If it has none, the offset from the oracle price. The oracle price at the
 * time when the order ended is not known.
 */
function OwnPrice({ order: { price, oraclePriceOffset, orderType, status } }: OrderProps) {
  const { above, below } = orderText.fromOracle
  if (price === null && oraclePriceOffset !== null)
    return (
      <>
        {oraclePriceOffset < 0 ? below : above}
        <NumberCell number={formatPerpPrice(Math.abs(oraclePriceOffset))} />
      </>
    )
  if (price === null && (status === 'open' || marketTypes.includes(orderType))) return orderText.atMarket
  return <NumberCell number={mapNullable(price, formatPerpPrice)} />
}

/** Oracle price at which the order becomes active. Renders nothing for an order without a trigger. */
function TriggerFact({ order: { triggerPrice, triggersAbove } }: OrderProps) {
  if (triggerPrice === null) return null
  const { above, below } = orderText.triggers
  return (
    <Fact label={orderText.triggerPrice}>
      <NumberCell number={formatPerpPrice(triggerPrice)} /> {triggersAbove ? above : below}
    </Fact>
  )
}

/** Size, filled part and status of the order. */
function AmountFacts({ order }: OrderProps) {
  const {
    baseAssetSymbol: symbol,
    baseAssetAmount,
    amountUsd,
    quoteAssetAmountFilled,
    fillPercentage,
  } = order
  return (
    <>
      <Fact label={orderText.tradeAmount}>
        <NumberCell number={mapNullable(baseAssetAmount, formatAmount)} /> {symbol}
        {amountUsd === null ? null : <DollarNote usd={amountUsd} />}
      </Fact>
      <Fact label={orderText.amountFilled}>
        <NumberCell number={mapNullable(order.baseAssetAmountFilled, formatAmount)} /> {symbol}
        {quoteAssetAmountFilled ? <DollarNote usd={quoteAssetAmountFilled} /> : null}
      </Fact>
      <Fact label={orderText.filled}>
        {fillPercentage === null ? (
          missingText
        ) : (
          <span className={styles.filled}>
            <Progress percent={fillPercentage} />
          </span>
        )}
      </Fact>
      <Fact label={orderText.statusLabel}>
        <OrderStatusWord status={order.status} progress={fillPercentage ?? unknownShare} />
      </Fact>
    </>
  )
}

/** Links to the market of the order, with the trader's activity there, and to the token of the market. */
function MarketFacts({ order, venue, baseMint }: Pick<PerpOrderDetails, 'order' | 'venue' | 'baseMint'>) {
  const { marketKey, marketName, userPublicKey, baseAssetSymbol } = order
  return (
    <>
      {marketKey === null ? null : (
        <Fact label={orderText.market}>
          <Link to={venuePath(marketPath(marketKey, userPublicKey ?? undefined), venue)}>{marketName}</Link>
        </Fact>
      )}
      {baseMint === null ? null : (
        <Fact label={orderText.baseToken}>
          <Link to={tokenPath(baseMint)}>{baseAssetSymbol}</Link>
        </Fact>
      )}
    </>
  )
}

function OwnerFacts({ order }: OrderProps) {
  const { what } = orderText
  return (
    <>
      {order.userPublicKey === null ? null : (
        <AddressFact
          label={orderText.trader}
          value={order.userPublicKey}
          what={what.trader}
          explorer="account"
          to={traderPath(order.userPublicKey)}
        />
      )}
      <AddressFact
        label={orderText.userAccount}
        value={order.userAccount}
        what={what.userAccount}
        explorer="account"
      />
    </>
  )
}

function DollarNote({ usd }: { readonly usd: number }) {
  return (
    <span>
      {'· $'}
      <NumberCell number={formatUsd(usd)} />
    </span>
  )
}
