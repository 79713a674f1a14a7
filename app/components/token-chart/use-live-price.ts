import { useState } from 'react'
import type { UnixSeconds } from '~/domain/time'
import { useClock } from '~/ui/now'
import { useFrames, useRowFrames } from '../live/live-provider'
import { useSite } from '../shell/site'
import { type PricedPair, priceAmong } from './price-among'

/** A price as the stream told it. */
export interface LivePrice {
  readonly price: number
  readonly at: UnixSeconds
}

/**
 * The newest price of a token that the stream has told: that of the header where it is one of those, which comes all the time; of any other with each
 * order of it that moves. What nobody trades waits for the next turn.
 */
export function useLivePrice(mint: string): LivePrice | undefined {
  const [told, setTold] = useState<LivePrice & { readonly mint: string }>()
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
  // A page stays when it turns to another token.
  return told?.mint === mint ? told : undefined
}
