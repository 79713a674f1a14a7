import { orderLists } from '~/shared/orders/order-lists'
import { narrowable } from './list-narrowing'

/** The lists of orders with filters by side and by minimum value. The overview has the lists without them. */
export const narrowedLists = {
  dca: narrowable(orderLists.dca),
  limit: narrowable(orderLists.limit),
  kamino: narrowable(orderLists.kamino),
} as const
