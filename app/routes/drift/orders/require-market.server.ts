import { redirect } from '@remix-run/node'
import { marketPath } from '~/components/drift/drift-paths'
import type { PageContext } from '~/context.server'
import type { Address } from '~/domain/ids'
import { parseAddress } from '~/domain/parse-id'
import type { PerpMarketView } from '~/domain/perp-view'

/** Market and trader that an address of the orders tab names. */
export interface MarketPlace {
  /** The market; `undefined`: no such market. A delisted market is still found. */
  readonly market: PerpMarketView | undefined
  /** Trader that the lists are filtered by. `undefined`: all traders. */
  readonly user: Address | undefined
}

/**
 * Returns the market and the trader of `orders/{market}/{user?}`. Throws a redirect to the canonical address
 * if the market is not named by its key, or if the trader is not a valid address.
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
