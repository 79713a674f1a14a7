import { redirect } from '@remix-run/node'
import type { PageContext } from '~/context.server'
import type { Address } from '~/domain/base/ids'
import { parseAddress } from '~/domain/base/parse-id'
import type { PerpMarketView } from '~/domain/perp/perp-view'
import { type PerpVenue, perpVenues } from '~/domain/protocol/venues'
import { marketPath } from '~/shared/paths/drift-paths'
import { withVenue } from '../venue/venue-url'

/** Market and trader that a URL of the orders tab names. */
export interface MarketPlace {
  /** The market in the URL. `undefined`: no market has this key. A delisted market is also found. */
  readonly market: PerpMarketView | undefined
  /** Trader whose orders and positions are listed. `undefined`: those of all traders are listed. */
  readonly user: Address | undefined
}

/** What a URL of the orders tab contains. */
interface AskedPlace {
  readonly params: { readonly market?: string | undefined; readonly user?: string | undefined }
  /** Query of the URL: `?…` or an empty string. */
  readonly search: string
  /** Venues that the page shows. */
  readonly venues: readonly PerpVenue[]
}

/**
 * Returns the market and the trader of a URL path `orders/{market}/{user?}`. Throws a redirect to the
 * canonical URL if the path names the market by something else than its key, or if the trader is not a valid
 * Solana address. A key of a venue that is not shown redirects to the same page of that venue.
 */
export async function requireMarketPlace(
  queries: PageContext['queries'],
  { params, search, venues }: AskedPlace,
): Promise<MarketPlace> {
  const named = params.market ?? ''
  // The key is looked up first: the market may belong to a venue that has data while a shown venue has none yet.
  const market = (await findMarketByKey(queries, named)) ?? (await queries.getPerpMarket(venues, named))
  const user = params.user === undefined ? undefined : parseAddress(params.user)
  const place = marketPath(market?.key ?? named, user)
  const canonical =
    market === undefined || venues.includes(market.venue)
      ? place + search
      : withVenue(place + search, market.venue)
  if (canonical !== marketPath(named, params.user) + search) throw redirect(canonical)
  return { market, user }
}

/** Finds a market of any venue by its account. */
export async function findMarketByKey(
  queries: PageContext['queries'],
  text: string,
): Promise<PerpMarketView | undefined> {
  const key = parseAddress(text)
  return key === undefined ? undefined : (await queries.getPerpMarkets(perpVenues, [key]))[0]
}
