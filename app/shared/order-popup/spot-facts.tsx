import type { SpotOrderDetails } from '~/contracts/order-details'
import { formatPriceInFull, shortKey } from '~/domain/format/format'
import { tokenPath } from '~/shared/paths/pages'
import { NumberCell } from '~/ui/table/number-cell'
import { AddressFact, Fact, Facts, TimeFact } from './order-facts'
import { averagePrice, limitPrice, orderSums } from './order-sums'
import { orderText } from './order-text'

/** Trader, accounts and times of an order. */
export function SpotFacts({ details }: { readonly details: SpotOrderDetails }) {
  const { order } = details
  const trader = 'maker' in order ? order.maker : order.userPublicKey
  const { what } = orderText
  return (
    <Facts>
      <AddressFact
        label={orderText.trader}
        value={trader}
        what={what.trader}
        explorer="account"
        to={`/jupiter/dca/${encodeURIComponent(trader)}`}
      />
      <AddressFact label={orderText.account} value={order.publicKey} what={what.order} explorer="account" />
      <AddressFact
        label={orderText.inputMint}
        value={order.inputMint}
        what={what.input}
        explorer="token"
        to={tokenPath(order.inputMint)}
      />
      <AddressFact
        label={orderText.outputMint}
        value={order.outputMint}
        what={what.output}
        explorer="token"
        to={tokenPath(order.outputMint)}
      />
      <PriceFact labelIn={orderText.limitPriceIn} price={limitPrice(details)} order={order} />
      <PriceFact
        labelIn={orderText.averagePriceIn}
        price={averagePrice(orderSums(details), order.buy)}
        order={order}
      />
      <TimeFact label={orderText.opened} at={order.createdAt} />
      {'expiredAt' in order ? <TimeFact label={orderText.expires} at={order.expiredAt} /> : null}
      <TimeFact label={orderText.closed} at={order.closedAt} />
    </Facts>
  )
}

interface PriceFactProps {
  /** Returns the label for the symbol of the paying token. */
  readonly labelIn: (symbol: string) => string
  readonly price: number | undefined
  readonly order: SpotOrderDetails['order']
}

/**
 * Price in the paying token per traded token. The limit price and the average price use this unit, so that
 * they are comparable. Renders nothing if the price is unknown.
 */
function PriceFact({ labelIn, price, order }: PriceFactProps) {
  if (price === undefined) return null
  const [payingSymbol, payingMint] = order.buy
    ? [order.inputTokenSymbol, order.inputMint]
    : [order.outputTokenSymbol, order.outputMint]
  return (
    <Fact label={<bdi>{labelIn(payingSymbol ?? shortKey(payingMint))}</bdi>}>
      <NumberCell number={formatPriceInFull(price)} />
    </Fact>
  )
}
