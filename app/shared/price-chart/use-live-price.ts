import { useState } from 'react'
import type { UnixSeconds } from '~/domain/base/time'
import { useFrames, useRowFrames } from '~/shared/live/live-provider'
import { useSite } from '~/shared/page/site'
import { useClock } from '~/ui/marks/now'
import { type PricedPair, priceAmong } from './price-among'

/** A price from the stream and the time at which it arrived. */
export interface LivePrice {
  readonly price: number
  readonly at: UnixSeconds
  /** Time of the execution that has the price. `undefined`: the price is a current one. */
  readonly tradedAt?: UnixSeconds
}

/**
 * Returns the latest price of a token from the stream. If the token belongs to a market in the header, the
 * price is the oracle price of that market, which is updated all the time. For any other token, the price
 * comes with each change of an order that contains the token. `undefined`: no price has arrived yet.
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
  // Ignore a price of another token, because the component stays mounted when the visitor goes to the page of
  // another token.
  return reported?.mint === mint ? reported : undefined
}
