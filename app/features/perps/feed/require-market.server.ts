import { redirect } from '@remix-run/node'
import type { PageContext } from '~/context.server'
import type { Address } from '~/domain/base/ids'
import { parseAddress } from '~/domain/base/parse-id'
import type { PerpMarketView } from '~/domain/perp/perp-view'
import { driftOnly } from '~/domain/protocol/protocol'
import { marketPath } from '~/shared/paths/drift-paths'

/** Market and trader that a URL of the orders tab names. */
export interface MarketPlace {
  /** The market in the URL. `undefined`: no market has this key. A delisted market is also found. */
  readonly market: PerpMarketView | undefined
  /** Trader whose orders and positions are listed. `undefined`: those of all traders are listed. */
  readonly user: Address | undefined
}

/**
 * Returns the market and the trader of a URL path `orders/{market}/{user?}`. Throws a redirect to the
 * canonical URL if the path names the market by something else than its key, or if the trader is not a valid
 * Solana address.
 */
export async function requireMarketPlace(
  queries: PageContext['queries'],
  params: { readonly market?: string | undefined; readonly user?: string | undefined },
  search: string,
): Promise<MarketPlace> {
  const named = params.market ?? ''
  const market = await queries.getPerpMarket(driftOnly, named)
  const user = params.user === undefined ? undefined : parseAddress(params.user)
  const canonical = marketPath(market?.key ?? named, user)
  if (canonical !== marketPath(named, params.user)) throw redirect(canonical + search)
  return { market, user }
}
