import type { DcaOrderWire, KaminoOrderWire, LimitOrderWire } from '~/contracts/orders/order'
import type { PerpOrderDetailWire } from '~/contracts/perps/perp-order'
import { missingText, roundedProgress, shortKey } from '~/domain/format/format'
import { formatCycle } from '~/domain/format/format-cycle'
import { formatDollars } from '~/domain/format/format-dollars'
import { type DexLabel, isLong } from '~/domain/order/order-kind'
import { mapNullable } from '~/lib/map-nullable'
import { endWords, orderText, perpTypeWords } from '~/shared/order-popup/order-text'
import { orderPath } from '~/shared/paths/order-href'
import { priceText } from '~/shared/perps/format-market'
import { cardText } from './card-text'
import type { SummaryCard } from './summary-card'

export type SpotOrderWire = DcaOrderWire | LimitOrderWire | KaminoOrderWire

/** Returns the summary card of a spot order. */
export function spotOrderCard(order: SpotOrderWire, dex: DexLabel): SummaryCard {
  const input = order.inputTokenSymbol ?? shortKey(order.inputMint)
  const output = order.outputTokenSymbol ?? shortKey(order.outputMint)
  const vouched = order.inputTokenVerified && order.outputTokenVerified
  return {
    ...orderFrame(order.publicKey, dex, order.progress, order.amountUsd),
    title: `${input} › ${output}`,
    caution: vouched ? null : cardText.caution,
    facts: [
      { label: cardText.progress, text: `${roundedProgress(order.progress)}%` },
      { label: cardText.status, text: order.status },
      'cycleFrequency' in order
        ? { label: cardText.every, text: formatCycle(order.cycleFrequency) }
        : {
            label: cardText.orderPrice,
            text: priceOrDash(order.limitPriceUsd),
          },
    ],
  }
}

/**
 * Returns the summary card of a perp order. The value of a completely filled order is the amount that was
 * paid.
 */
export function perpOrderCard(order: PerpOrderDetailWire, dex: DexLabel): SummaryCard {
  const { marketName, direction, status } = order
  const amountUsd = status === 'completed' ? order.quoteAssetAmountFilled : order.amountUsd
  const way = direction === null ? [] : [isLong(direction) ? cardText.long : cardText.short]
  return {
    ...orderFrame(order.id, dex, order.fillPercentage, amountUsd),
    title: [marketName, ...way].join(' '),
    caution: null,
    facts: status === 'open' ? perpFacts(order) : endFacts(order, endWords[status]),
  }
}

/**
 * Returns the facts of a closed perp order: filled share, outcome and average price. The limit price and the
 * trigger price no longer matter.
 */
function endFacts({ fillPercentage, averagePrice }: PerpOrderDetailWire, word: string) {
  return [
    filledFact(fillPercentage),
    { label: cardText.status, text: word },
    { label: orderText.averagePrice, text: priceOrDash(averagePrice) },
  ]
}

/**
 * Returns the facts of an open perp order. The image has space for three facts. If the order has a trigger
 * price and a limit price, both prices are shown and the progress is omitted.
 */
function perpFacts({ fillPercentage, orderType, price, triggerPrice, triggersAbove }: PerpOrderDetailWire) {
  const filled = filledFact(fillPercentage)
  const type = {
    label: cardText.type,
    text: orderType === null ? missingText : perpTypeWords[orderType],
  }
  const limit = { label: cardText.orderPrice, text: priceOrDash(price) }
  if (triggerPrice === null) return [filled, type, limit]
  const { above, below } = orderText.triggers
  const trigger = {
    label: orderText.triggerPrice,
    text: `$${priceText(triggerPrice)} ${triggersAbove ? above : below}`,
  }
  return price === null ? [filled, type, trigger] : [type, trigger, limit]
}

function filledFact(percent: number | null) {
  const text = mapNullable(percent, (known) => `${roundedProgress(known)}%`) ?? missingText
  return { label: cardText.progress, text }
}

function priceOrDash(price: number | null): string {
  return mapNullable(price, (usd) => `$${priceText(usd)}`) ?? missingText
}

/** Returns the fields that the cards of all orders have in common. */
function orderFrame(key: string, dex: DexLabel, progress: number | null, amountUsd: number | null) {
  return {
    name: cardText.order(dex),
    figure: mapNullable(amountUsd, (usd) => formatDollars(usd)) ?? missingText,
    change: null,
    line: null,
    donePercent: progress,
    path: orderPath(key),
    logoPath: null,
  }
}
