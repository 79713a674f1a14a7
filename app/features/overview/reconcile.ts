import { orderLists } from '~/shared/orders/order-lists'
import { reconcileList } from '~/shared/page-data/reconcile'
import { parseListQuery } from '~/ui/table/list-query'
import type { readHome } from './read-home.server'

type Home = Awaited<ReturnType<typeof readHome>>

/**
 * Keeps the parts of the last response that belong to the view in the URL. The data of the other parts is
 * unknown until it is loaded.
 */
export function reconcileHome(last: Home, params: URLSearchParams): Home {
  return {
    ...last,
    dca: reconcileList(last.dca, parseListQuery(orderLists.dca, params)),
    limit: reconcileList(last.limit, parseListQuery(orderLists.limit, params)),
    kamino: reconcileList(last.kamino, parseListQuery(orderLists.kamino, params)),
  }
}
