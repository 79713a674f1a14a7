import { useMarketInPath } from '../venue/venue-provider'
import type { MarketOfPage } from '../venue/venue-url'
import { useMarkets } from './markets-provider'

/** Returns the market of the orders tab. `undefined`: the page shows no market, or one that is not listed. */
export function useMarketOfPage(): MarketOfPage | undefined {
  const key = useMarketInPath()
  const { markets } = useMarkets()
  return markets?.find(({ publicKey }) => publicKey === key)
}
