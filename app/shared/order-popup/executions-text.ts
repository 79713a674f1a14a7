import type { OrderFillPageWire } from '~/contracts/orders/order-fill'
import { formatCount } from '~/domain/format/format'
import { orderText } from './order-text'

/** A page of an order's executions. */
export type Executions = Pick<OrderFillPageWire, 'totalElements' | 'isComplete' | 'page' | 'size'> & {
  readonly content: readonly unknown[]
}

/**
 * Returns a sentence: how many executions of the order are shown, and whether the index misses some of them. In a
 * narrowed list it says how many executions match.
 */
export function executionsText(executions: Executions, isOpen: boolean, isNarrowed = false): string {
  const { content, totalElements, isComplete, page, size } = executions
  const shown = content.length
  if (shown === 0 && isNarrowed) return orderText.noneMatch
  if (shown === 0) return isComplete ? orderText.noFills[isOpen ? 'open' : 'closed'] : orderText.noKnownFills
  const count = formatCount(totalElements)
  const offset = (page - 1) * size
  if (offset > 0) return orderText.rangeOf(formatCount(offset + 1), formatCount(offset + shown), count)
  if (shown < totalElements) return orderText.someOf(formatCount(shown), count)
  if (isNarrowed) return orderText.matchOf(count)
  return isComplete ? orderText.allOf(count) : orderText.knownOf(count)
}
