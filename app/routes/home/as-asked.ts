import { listAsAsked } from '~/components/live/as-asked'
import { orderLists } from '~/components/orders/order-lists'
import { parseListQuery } from '~/ui/list-query'
import type { readHome } from './read-home.server'

type Home = Awaited<ReturnType<typeof readHome>>

/**
 * Keeps the parts of the last response that belong to the view in the address. The other parts are unknown.
 */
export function homeAsAsked(last: Home, params: URLSearchParams): Home {
  return {
    ...last,
    dca: listAsAsked(last.dca, parseListQuery(orderLists.dca, params)),
    limit: listAsAsked(last.limit, parseListQuery(orderLists.limit, params)),
    kamino: listAsAsked(last.kamino, parseListQuery(orderLists.kamino, params)),
  }
}
