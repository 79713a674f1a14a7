import { useState } from 'react'
import { useRowFrames } from '~/shared/live/live-provider'
import type { LivePrice } from '~/shared/price-chart/use-live-price'
import { type InitialBars, MarketChart } from './market-chart'

interface PerpPriceChartProps {
  /** Account of the market. */
  readonly market: string
  readonly name: string
  readonly title: string
  readonly height: number
  readonly initial: InitialBars | undefined
}

/** Price chart of a perp market, with open interest, funding and long/short below it. */
export function PerpPriceChart({ market, name, ...chart }: PerpPriceChartProps) {
  return (
    <MarketChart
      key={market}
      subject={{ kind: 'market', id: market }}
      symbol={name}
      live={useLastTrade(market)}
      {...chart}
    />
  )
}

/** Returns the price of the market's latest execution from the stream. `undefined`: none has arrived yet. */
function useLastTrade(market: string): LivePrice | undefined {
  const [last, setLast] = useState<LivePrice & { readonly market: string }>()
  useRowFrames('perps.trades', ({ rows }) => {
    const found = rows
      .filter(({ marketKey, price }) => marketKey === market && price !== null)
      .reduce<(typeof rows)[number] | undefined>(
        (latest, row) => (latest && latest.time >= row.time ? latest : row),
        undefined,
      )
    if (found === undefined || found.price === null) return
    setLast({ market, price: found.price, at: found.time })
  })
  return last?.market === market ? last : undefined
}
