import { panelLoader } from '~/context/page-loader.server'
import { parseAddress } from '~/domain/base/parse-id'
import { parsePerpVenue } from '~/domain/protocol/perp-venue'
import { driftOnly } from '~/domain/protocol/venues'
import { venueParam } from '../venue/venue-url'
import { parseFeedQuery } from './feed-query'
import { readOrders } from './read-orders.server'

/** Returns the open orders of a view. The page polls this route. */
export const loader = panelLoader(2, ({ services, params, search }) => {
  const user = params.user === undefined ? undefined : parseAddress(params.user)
  const venue = parsePerpVenue(search.get(venueParam.name) ?? '') ?? driftOnly[0]
  return readOrders(services, { venue, market: params.market ?? '' }, user, parseFeedQuery(search))
})
