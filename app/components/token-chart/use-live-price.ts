import { useState } from 'react'
import type { UnixSeconds } from '~/domain/time'
import { useClock } from '~/ui/now'
import { useFrames, useRowFrames } from '../live/live-provider'
import { useSite } from '../shell/site'
import { type PricedPair, priceAmong } from './price-among'

/** A price from the stream. */
export interface LivePrice {
  readonly price: number
  readonly at: UnixSeconds
}

/**
 * Returns a token's latest price from the stream. For a market in the header, that is its oracle price, which
 * arrives constantly. For other tokens, it comes with each change of one of their orders. `undefined`: no
 * price has arrived yet.
 */
export function useLivePrice(mint: string): LivePrice | undefined {
  const [reported, setTold] = useState<LivePrice & { readonly mint: string }>()
  const clock = useClock()
  const markets = Object.entries(useSite()?.mintsOfMarket ?? {})
  const marketOfMint = markets.find(([, bases]) => bases.some((base) => base === mint))?.[0]
  const take = (price: number | null | undefined) => {
    if (price !== undefined && price !== null) setTold({ mint, price, at: clock() })
  }
  const takeRows = ({ rows }: { readonly rows: readonly PricedPair[] }) => {
    if (marketOfMint === undefined) take(priceAmong(rows, mint))
  }
  useFrames('prices', ({ prices }) =>
    take(prices.find(({ marketName }) => marketName === marketOfMint)?.lastOraclePrice),
  )
  useRowFrames('dca', takeRows)
  useRowFrames('limit', takeRows)
  useRowFrames('kamino', takeRows)
  // The component stays mounted when the page changes to another token.
  return reported?.mint === mint ? reported : undefined
}
