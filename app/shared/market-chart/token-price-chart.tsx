import { shortKey } from '~/domain/format/format'
import { chartText } from '~/shared/price-chart/chart-text'
import { useLivePrice } from '~/shared/price-chart/use-live-price'
import { type InitialBars, MarketChart } from './market-chart'

interface TokenPriceChartProps {
  readonly mint: string
  /** Symbol of the token. `null`: the token has no symbol, or the symbol cannot be displayed. */
  readonly symbol: string | null
  readonly height: number
  readonly initial: InitialBars | undefined
}

/** Price chart on the token's page. */
export function TokenPriceChart({ mint, symbol, ...chart }: TokenPriceChartProps) {
  const name = symbol ?? shortKey(mint)
  return (
    <MarketChart
      key={mint}
      subject={{ kind: 'token', id: mint }}
      title={chartText.title(name)}
      symbol={name}
      live={useLivePrice(mint)}
      {...chart}
    />
  )
}
