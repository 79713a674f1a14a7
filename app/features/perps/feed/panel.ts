import { panelLoader } from '~/context/page-loader.server'
import { parseAddress } from '~/domain/base/parse-id'
import { parseFeedQuery } from './feed-query'
import { readOrders } from './read-orders.server'

/** Returns the open orders of a view. The page polls this route. */
export const loader = panelLoader(2, ({ services, params, search }) => {
  const user = params.user === undefined ? undefined : parseAddress(params.user)
  return readOrders(services, params.market ?? '', user, parseFeedQuery(search))
})
