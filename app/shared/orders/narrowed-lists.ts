import { narrowable } from '~/shared/list-filters/list-narrowing'
import { orderLists } from './order-lists'

/**
 * The lists of orders with filters by side and by minimum value. The overview has the lists without them, and does not
 * load this code.
 */
export const narrowedLists = {
  dca: narrowable(orderLists.dca),
  limit: narrowable(orderLists.limit),
  kamino: narrowable(orderLists.kamino),
} as const
