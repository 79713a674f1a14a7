import type { DcaOrderWire, KaminoOrderWire, LimitOrderWire } from '~/contracts/order'
import type { PerpOrderDetailWire } from '~/contracts/perp-order'
import { missingText, roundedProgress, shortKey } from '~/domain/format'
import { formatCycle } from '~/domain/format-cycle'
import { formatDollars } from '~/domain/format-dollars'
import { type DexLabel, isLong } from '~/domain/order-kind'
import { ifKnown } from '~/lib/known'
import { priceText } from '../drift/market-figures'
import { orderPath } from '../order-popup/order-href'
import { endWords, orderText, perpTypeWords } from '../order-popup/order-text'
import type { Glance } from './glance'
import { glanceText } from './glance-text'

export type SpotOrderWire = DcaOrderWire | LimitOrderWire | KaminoOrderWire

/** A spot order in one look. */
export function spotOrderGlance(order: SpotOrderWire, dex: DexLabel): Glance {
  const input = order.inputTokenSymbol ?? shortKey(order.inputMint)
  const output = order.outputTokenSymbol ?? shortKey(order.outputMint)
  const vouched = order.inputTokenVerified && order.outputTokenVerified
  return {
    ...orderFrame(order.publicKey, dex, order.progress, order.amountUsd),
    title: `${input} › ${output}`,
    caution: vouched ? null : glanceText.caution,
    facts: [
      { label: glanceText.progress, text: `${roundedProgress(order.progress)}%` },
      { label: glanceText.status, text: order.status },
      'cycleFrequency' in order
        ? { label: glanceText.every, text: formatCycle(order.cycleFrequency) }
        : {
            label: glanceText.orderPrice,
            text: priceOrDash(order.limitPriceUsd),
          },
    ],
  }
}

/** An order of a perp market in one look. What one that is filled was worth is what was paid for it. */
export function perpOrderGlance(order: PerpOrderDetailWire): Glance {
  const { marketName, direction, status } = order
  const amountUsd = status === 'completed' ? order.quoteAssetAmountFilled : order.amountUsd
  const way = direction === null ? [] : [isLong(direction) ? glanceText.long : glanceText.short]
  return {
    ...orderFrame(order.id, 'Drift', order.fillPercentage, amountUsd),
    title: [marketName, ...way].join(' '),
    caution: null,
    facts: status === 'open' ? perpFacts(order) : endFacts(order, endWords[status]),
  }
}

/** Of one that is over nobody waits for a price: what became of it, and at what. */
function endFacts({ fillPercentage, averagePrice }: PerpOrderDetailWire, word: string) {
  return [
    filledFact(fillPercentage),
    { label: glanceText.status, text: word },
    { label: orderText.averagePrice, text: priceOrDash(averagePrice) },
  ]
}

/** A picture has room for three: what waits for a price and has one of its own says both, and leaves out that nothing is filled yet. */
function perpFacts({ fillPercentage, orderType, price, triggerPrice, triggersAbove }: PerpOrderDetailWire) {
  const filled = filledFact(fillPercentage)
  const type = {
    label: glanceText.type,
    text: orderType === null ? missingText : perpTypeWords[orderType],
  }
  const limit = { label: glanceText.orderPrice, text: priceOrDash(price) }
  if (triggerPrice === null) return [filled, type, limit]
  const { above, below } = orderText.triggers
  const trigger = {
    label: orderText.triggerPrice,
    text: `$${priceText(triggerPrice)} ${triggersAbove ? above : below}`,
  }
  return price === null ? [filled, type, trigger] : [type, trigger, limit]
}

function filledFact(percent: number | null) {
  const text = ifKnown(percent, (known) => `${roundedProgress(known)}%`) ?? missingText
  return { label: glanceText.progress, text }
}

function priceOrDash(price: number | null): string {
  return ifKnown(price, (usd) => `$${priceText(usd)}`) ?? missingText
}

/** What every order's glance is made of. */
function orderFrame(key: string, dex: DexLabel, progress: number | null, amountUsd: number | null) {
  return {
    name: glanceText.order(dex),
    figure: ifKnown(amountUsd, (usd) => formatDollars(usd)) ?? missingText,
    change: null,
    line: null,
    donePercent: progress,
    path: orderPath(key),
    logoPath: null,
  }
}
