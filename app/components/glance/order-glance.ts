import type { DcaOrderWire, KaminoOrderWire, LimitOrderWire } from '~/contracts/order'
import type { PerpOrderWire } from '~/contracts/perp-account'
import { missingText, roundedProgress, shortKey } from '~/domain/format'
import { formatCycle } from '~/domain/format-cycle'
import { formatDollars } from '~/domain/format-dollars'
import { type DexLabel, isLong } from '~/domain/order-kind'
import { ifKnown } from '~/lib/known'
import { priceText } from '../drift/market-figures'
import { orderPath } from '../order-popup/order-href'
import { orderText, perpTypeWords } from '../order-popup/order-text'
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
            text: ifKnown(order.limitPriceUsd, (price) => `$${priceText(price)}`) ?? missingText,
          },
    ],
  }
}

/** An order of a perp market in one look. */
export function perpOrderGlance(order: PerpOrderWire): Glance {
  return {
    ...orderFrame(order.id, 'Drift', order.fillPercentage, order.amountUsd),
    title: `${order.marketName} ${isLong(order.direction) ? glanceText.long : glanceText.short}`,
    caution: null,
    facts: perpFacts(order),
  }
}

/** A picture has room for three: what waits for a price and has one of its own says both, and leaves out that nothing is filled yet. */
function perpFacts({ fillPercentage, orderType, price, triggerPrice, triggersAbove }: PerpOrderWire) {
  const filled = { label: glanceText.progress, text: `${roundedProgress(fillPercentage)}%` }
  const type = { label: glanceText.type, text: perpTypeWords[orderType] }
  const limit = {
    label: glanceText.orderPrice,
    text: ifKnown(price, (usd) => `$${priceText(usd)}`) ?? missingText,
  }
  if (triggerPrice === null) return [filled, type, limit]
  const { above, below } = orderText.triggers
  const trigger = {
    label: orderText.triggerPrice,
    text: `$${priceText(triggerPrice)} ${triggersAbove ? above : below}`,
  }
  return price === null ? [filled, type, trigger] : [type, trigger, limit]
}

/** What every order's glance is made of. */
function orderFrame(key: string, dex: DexLabel, progress: number, amountUsd: number | null) {
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
