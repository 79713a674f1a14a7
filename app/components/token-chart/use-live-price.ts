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
 * The newest price of a token that the stream has told: those of the header all the time, and any other with each order of it that moves. What
 * nobody trades waits for the next turn.
 */
export function useLivePrice(mint: string): LivePrice | undefined {
  const [live, setLive] = useState<LivePrice>()
  const clock = useClock()
  const marketOfMint = Object.entries(useSite()?.mintOfMarket ?? {}).find(([, named]) => named === mint)?.[0]
  const take = (price: number | null | undefined) => {
    if (price !== undefined && price !== null) setLive({ price, at: clock() })
  }
  const takeRows = ({ rows }: { readonly rows: readonly PricedPair[] }) => take(priceAmong(rows, mint))
  useFrames('prices', ({ prices }) =>
    take(prices.find(({ marketName }) => marketName === marketOfMint)?.lastOraclePrice),
  )
  useRowFrames('dca', takeRows)
  useRowFrames('limit', takeRows)
  useRowFrames('kamino', takeRows)
  return live
}
