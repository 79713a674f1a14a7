import { useCallback, useSyncExternalStore } from 'react'
import { useMarketsStore } from './markets-provider'
import type { VenueMarketWire } from './markets-state'

interface MarketText {
  readonly text: string
  /** Newest version of the market. `undefined`: the market is not listed. */
  readonly market: VenueMarketWire | undefined
}

/**
 * Returns a text about a market, and renders the calling component again when the text changes. Use it for
 * cells that need other elements for another text. `LiveFigure` is cheaper for a single number.
 */
export function useMarketText(
  publicKey: string,
  print: (market: VenueMarketWire | undefined) => string,
): MarketText {
  const store = useMarketsStore()
  const follow = useCallback((listener: () => void) => store.follow(publicKey, listener), [store, publicKey])
  const now = () => print(store.marketOf(publicKey))
  return { text: useSyncExternalStore(follow, now, now), market: store.marketOf(publicKey) }
}
