import { useState } from 'react'
import type { UnixSeconds } from '~/domain/time'
import { useClock } from '~/ui/now'
import { useFrames } from '../live/live-provider'
import { useSite } from '../shell/site'

/** A price as the stream told it. */
export interface LivePrice {
  readonly price: number
  readonly at: UnixSeconds
}

/** The newest price of a token that the stream tells of all the time: those of the header. Others wait for the next turn. */
export function useLivePrice(mint: string): LivePrice | undefined {
  const [live, setLive] = useState<LivePrice>()
  const clock = useClock()
  const marketOfMint = Object.entries(useSite()?.mintOfMarket ?? {}).find(([, named]) => named === mint)?.[0]
  useFrames('prices', ({ prices }) => {
    const price = prices.find(({ marketName }) => marketName === marketOfMint)?.lastOraclePrice
    if (price !== undefined && price !== null) setLive({ price, at: clock() })
  })
  return live
}
