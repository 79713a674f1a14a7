import type { OrderFillPageWire } from '~/contracts/orders/order-fill'
import { formatCount } from '~/domain/format/format'
import { orderText } from './order-text'

/** A page of an order's executions. */
export type Executions = Pick<
  OrderFillPageWire,
  'totalElements' | 'totalIsExact' | 'isComplete' | 'page' | 'size'
> & {
  readonly content: readonly unknown[]
}

/**
 * Returns a sentence: how many executions of the order are shown, and whether the index misses some of them. In a
 * narrowed list it says how many executions match. Executions that are missing or too old to be checked could match as
 * well.
 */
export function executionsText(executions: Executions, isOpen: boolean, isNarrowed = false): string {
  const { content, totalElements, isComplete } = executions
  if (isNarrowed) return matchesText(executions)
  if (content.length === 0)
    return isComplete ? orderText.noFills[isOpen ? 'open' : 'closed'] : orderText.noKnownFills
  const count = formatCount(totalElements)
  return partText(executions) ?? (isComplete ? orderText.allOf(count) : orderText.knownOf(count))
}

function matchesText(executions: Executions): string {
  const { content, totalElements, totalIsExact } = executions
  const isWhole = executions.isComplete && totalIsExact
  if (content.length === 0) return isWhole ? orderText.noneMatch : orderText.noKnownMatch
  const matches = partText(executions) ?? orderText.matchOf(formatCount(totalElements))
  return isWhole ? matches : orderText.mayMiss(matches)
}

/** Returns which part of the list is shown. `undefined`: the whole list is shown. */
function partText({ content, totalElements, page, size }: Executions): string | undefined {
  const [shown, count] = [content.length, formatCount(totalElements)]
  const offset = (page - 1) * size
  if (offset > 0) return orderText.rangeOf(formatCount(offset + 1), formatCount(offset + shown), count)
  return shown < totalElements ? orderText.someOf(formatCount(shown), count) : undefined
}
