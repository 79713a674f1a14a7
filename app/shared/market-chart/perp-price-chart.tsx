import { useState } from 'react'
import type { UnixSeconds } from '~/domain/base/time'
import { useRowFrames } from '~/shared/live/live-provider'
import type { LivePrice } from '~/shared/price-chart/use-live-price'
import { useClock } from '~/ui/marks/now'
import { useBarChoices } from './bar-choices'
import type { InitialBars } from './bars/use-shown-bars'
import { MarketChart } from './market-chart'
import { marketChartText } from './market-chart-text'

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
      choices={useBarChoices()}
      symbol={name}
      note={marketChartText.tradesOnly}
      live={useLastTrade(market)}
      {...chart}
    />
  )
}

/** Returns the price of the market's latest execution from the stream. `undefined`: none has arrived yet. */
function useLastTrade(market: string): LivePrice | undefined {
  const [last, setLast] = useState<LivePrice & { readonly market: string; readonly tradedAt: UnixSeconds }>()
  const clock = useClock()
  useRowFrames('perps.trades', ({ rows }) => {
    const found = rows
      .filter(({ marketKey, price }) => marketKey === market && price !== null)
      .reduce<(typeof rows)[number] | undefined>(
        (latest, row) => (latest && latest.time >= row.time ? latest : row),
        undefined,
      )
    if (found === undefined || found.price === null) return
    const next = { market, price: found.price, at: clock(), tradedAt: found.time }
    setLast((last) => (last?.market === market && last.tradedAt > next.tradedAt ? last : next))
  })
  return last?.market === market ? last : undefined
}
