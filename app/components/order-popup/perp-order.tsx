import type { PerpOrderDetails } from '~/contracts/order-details'
import { formatPerpPrice, formatUsd } from '~/domain/format'
import { formatAmount } from '~/domain/format-amount'
import { ifKnown } from '~/lib/known'
import { NumberCell } from '~/ui/number-cell'
import { Progress } from '~/ui/progress'
import { LazyTokenChart } from '../token-chart/lazy-token-chart'
import * as styles from './order-details.css'
import { AddressFact, Fact, Facts, TimeFact } from './order-facts'
import { orderText, perpTypeWords } from './order-text'

interface PerpOrderProps {
  readonly details: PerpOrderDetails
  readonly chartHeight: number
}

/** An order of Drift (M114). */
export function PerpOrder({ details, chartHeight }: PerpOrderProps) {
  const { order, baseMint } = details
  return (
    <div className={styles.stack}>
      <Facts>
        <AmountFacts order={order} />
        <Fact label={orderText.price}>
          {order.price === null ? (
            orderText.atMarket
          ) : (
            <NumberCell number={ifKnown(order.price, formatPerpPrice)} />
          )}
        </Fact>
        <TriggerFact order={order} />
        <Fact label={orderText.orderType}>{perpTypeWords[order.orderType]}</Fact>
        <TimeFact label={orderText.opened} at={order.createdAt} />
        <AddressFact
          label={orderText.trader}
          value={order.userPublicKey}
          what={orderText.what.trader}
          explorer="account"
        />
        <AddressFact
          label={orderText.userAccount}
          value={order.userAccount}
          what={orderText.what.userAccount}
          explorer="account"
        />
      </Facts>
      {baseMint === null ? null : (
        <LazyTokenChart mint={baseMint} symbol={order.baseAssetSymbol} height={chartHeight} />
      )}
    </div>
  )
}

/** What the oracle has to say before the order takes part; nothing where it waits for nothing. */
function TriggerFact({ order: { triggerPrice, triggersAbove } }: Pick<PerpOrderDetails, 'order'>) {
  if (triggerPrice === null) return null
  const { above, below } = orderText.triggers
  return (
    <Fact label={orderText.triggerPrice}>
      <NumberCell number={formatPerpPrice(triggerPrice)} /> {triggersAbove ? above : below}
    </Fact>
  )
}

/** How large the order is, and how much of it has been filled. */
function AmountFacts({ order }: Pick<PerpOrderDetails, 'order'>) {
  const { baseAssetSymbol: symbol, amountUsd } = order
  return (
    <>
      <Fact label={orderText.tradeAmount}>
        <NumberCell number={formatAmount(order.baseAssetAmount)} /> {symbol}
        {amountUsd === null ? null : <DollarNote usd={amountUsd} />}
      </Fact>
      <Fact label={orderText.amountFilled}>
        <NumberCell number={formatAmount(order.baseAssetAmountFilled)} /> {symbol}
      </Fact>
      <Fact label={orderText.filled}>
        <span className={styles.filled}>
          <Progress percent={order.fillPercentage} />
        </span>
      </Fact>
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
