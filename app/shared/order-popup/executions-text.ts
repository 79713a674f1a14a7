import type { OrderFillPageWire } from '~/contracts/orders/order-fill'
import { formatCount } from '~/domain/format/format'
import { orderText } from './order-text'

/** A page of an order's executions. */
export type Executions = Pick<OrderFillPageWire, 'totalElements' | 'isComplete'> & {
  readonly content: readonly unknown[]
}

/**
 * Returns a sentence: how many executions of the order are shown, and whether the index misses some of them.
 */
export function executionsText({ content, totalElements, isComplete }: Executions, isOpen: boolean): string {
  const shown = content.length
  if (shown === 0) return isComplete ? orderText.noFills[isOpen ? 'open' : 'closed'] : orderText.noKnownFills
  const count = formatCount(totalElements)
  if (shown < totalElements) return orderText.someOf(formatCount(shown), count)
  return isComplete ? orderText.allOf(count) : orderText.knownOf(count)
}
