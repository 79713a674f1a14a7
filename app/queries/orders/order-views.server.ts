import type { UnixSeconds } from '~/domain/base/time'
import {
  dcaProgressPercent,
  limitPriceUsd,
  limitProgressPercent,
  statusAt,
  usdSpentPerMinute,
} from '~/domain/order/order-math'
import type { DcaOrderView, LimitOrderView } from '~/domain/order/order-view'
import type { StoredDcaOrder } from '~/store/read/orders/read-dca-orders'
import type { StoredLimitOrder } from '~/store/read/orders/read-limit-orders'
import { toPairSide } from '../tokens/pair-side.server'

/** Converts a stored DCA order to its view and computes the values that depend on prices. */
export function toDcaOrderView(stored: StoredDcaOrder, now: UnixSeconds, publicUrl: string): DcaOrderView {
  const { input: inputFacts, output: outputFacts, ...order } = stored
  const input = toPairSide(inputFacts, now, publicUrl)
  return {
    kind: 'dca',
    ...order,
    input,
    output: toPairSide(outputFacts, now, publicUrl),
    progressPercent: order.status === 'completed' ? 100 : dcaProgressPercent(order.state),
    usdSpentPerMinute: usdSpentPerMinute(order.state, order.status, input),
  }
}

/** Converts a stored limit order to its view and computes the values that depend on prices. */
export function toLimitOrderView(
  stored: StoredLimitOrder,
  now: UnixSeconds,
  publicUrl: string,
): LimitOrderView {
  const { input: inputFacts, output: outputFacts, ...order } = stored
  const input = toPairSide(inputFacts, now, publicUrl)
  const output = toPairSide(outputFacts, now, publicUrl)
  return {
    kind: 'limit',
    ...order,
    status: statusAt(order.status, order.state.expiresAt, now),
    input,
    output,
    progressPercent: limitProgressPercent(order.state),
    limitPriceUsd: limitPriceUsd(order.state, order.buy, input, output),
  }
}
