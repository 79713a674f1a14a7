import { redirect } from '@remix-run/node'
import { marketPath } from '~/components/drift/drift-paths'
import type { PageContext } from '~/context.server'
import type { Address } from '~/domain/ids'
import { parseAddress } from '~/domain/parse-id'
import type { PerpMarketView } from '~/domain/perp-view'

/** What an address of the orders tab names. */
export interface MarketPlace {
  /** Undefined = there is no such market. It may be one that is not listed any more. */
  readonly market: PerpMarketView | undefined
  /** The trader to whom the lists are narrowed; undefined = all. */
  readonly user: Address | undefined
}

/**
 * The market and the trader of `orders/{market}/{user?}`. Throws a redirect where the market goes by another name than its key, or the
 * trader is no address at all (resolution 4.6), so that one view has one address.
 */
export async function requireMarketPlace(
  queries: PageContext['queries'],
  params: { readonly market?: string | undefined; readonly user?: string | undefined },
  search: string,
): Promise<MarketPlace> {
  const named = params.market ?? ''
  const market = await queries.getPerpMarket(named)
  const user = params.user === undefined ? undefined : parseAddress(params.user)
  const canonical = marketPath(market?.key ?? named, user)
  if (canonical !== marketPath(named, params.user)) throw redirect(canonical + search)
  return { market, user }
}
