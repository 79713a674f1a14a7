import { shortKey } from '~/domain/format/format'
import { tokenPath } from '~/shared/paths/pages'
import { chartText } from '~/shared/price-chart/chart-text'
import * as chartStyles from '~/shared/price-chart/token-chart.css'
import { useLivePrice } from '~/shared/price-chart/use-live-price'
import { Link } from '~/ui/controls/link'
import { useBarChoices, useOwnChoices } from './bar-choices'
import type { InitialBars } from './bars/use-shown-bars'
import { MarketChart } from './market-chart'

interface TokenChartProps {
  readonly mint: string
  /** Symbol of the token. `null`: the token has no symbol, or the symbol cannot be displayed. */
  readonly symbol: string | null
  /** Height of the chart, pixels. */
  readonly height: number
}

interface TokenPriceChartProps extends TokenChartProps {
  readonly initial: InitialBars | undefined
}

/** Price chart on the token's page. */
export function TokenPriceChart({ mint, symbol, ...chart }: TokenPriceChartProps) {
  const name = symbol ?? shortKey(mint)
  return (
    <MarketChart
      key={mint}
      subject={{ kind: 'token', id: mint }}
      choices={useBarChoices()}
      title={chartText.title(name)}
      symbol={name}
      live={useLivePrice(mint)}
      {...chart}
    />
  )
}

/** Price chart of a token that an order or any other page can contain. Its title leads to the token's page. */
export function LinkedTokenChart({ mint, symbol, height }: TokenChartProps) {
  const name = symbol ?? shortKey(mint)
  const title = (
    <Link to={tokenPath(mint)} className={chartStyles.titleLink}>
      {chartText.title(name)}
    </Link>
  )
  return (
    <MarketChart
      key={mint}
      subject={{ kind: 'token', id: mint }}
      choices={useOwnChoices()}
      title={title}
      symbol={name}
      height={height}
      initial={undefined}
      live={useLivePrice(mint)}
    />
  )
}
