import { useMemo } from 'react'
import { useMarketInPath } from '../venue/venue-provider'
import type { MarketOfPage } from '../venue/venue-url'
import { useMarkets } from './markets-provider'

/** Returns the market of the orders tab, as the same object while its numbers change. `undefined`: the page shows no market, or one that is not listed. */
export function useMarketOfPage(): MarketOfPage | undefined {
  const key = useMarketInPath()
  const { markets } = useMarkets()
  const { venue, name } = markets?.find(({ publicKey }) => publicKey === key) ?? {}
  return useMemo(
    () => (venue === undefined || name === undefined ? undefined : { venue, name }),
    [venue, name],
  )
}
