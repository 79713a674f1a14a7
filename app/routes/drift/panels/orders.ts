import { parseFeedQuery } from '~/components/drift/feed/feed-query'
import { panelLoader } from '~/context/page-loader.server'
import { parseAddress } from '~/domain/parse-id'
import { readOrders } from '../orders/read-orders.server'

/** Returns the open orders of a view. The page polls this route. */
export const loader = panelLoader(2, ({ services, params, search }) => {
  const user = params.user === undefined ? undefined : parseAddress(params.user)
  return readOrders(services, params.market ?? '', user, parseFeedQuery(search))
})
