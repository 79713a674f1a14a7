import { useParams } from '@remix-run/react'
import { useMemo } from 'react'
import type { MarketOfPage } from '../venue/venue-url'
import { useMarkets } from './markets-provider'

/** Returns the market of the orders tab, as the same object while its numbers change. `undefined`: the page shows no market. */
export function useMarketOfPage(): MarketOfPage | undefined {
  const { market: key, user: trader } = useParams()
  const { markets } = useMarkets()
  const { venue, name } = markets?.find(({ publicKey }) => publicKey === key) ?? {}
  return useMemo(
    () => (key === undefined ? undefined : { key, venue, name, trader }),
    [key, venue, name, trader],
  )
}
