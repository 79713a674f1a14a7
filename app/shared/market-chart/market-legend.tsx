import type { CandleWire } from '~/contracts/candle'
import type { PanePointWire } from '~/contracts/chart-page'
import { missingText } from '~/domain/format/format'
import { type PaneMetric, paneMetrics } from '~/domain/perp/chart-page'
import { isGap } from '~/domain/price/chart-candles'
import { usdText } from '~/shared/perps/format-market'
import { BarChange } from '~/shared/price-chart/bar-figures'
import { chartText } from '~/shared/price-chart/chart-text'
import { chartTimes } from '~/shared/price-chart/chart-time'
import { priceText } from '~/shared/price-chart/price-text'
import * as chartStyles from '~/shared/price-chart/token-chart.css'
import { useZone } from '~/ui/marks/now'
import * as styles from './market-chart.css'
import { marketChartText } from './market-chart-text'
import { paneText } from './pane-text'

const prices = ['open', 'high', 'low', 'close'] as const

interface MarketLegendProps {
  readonly bar: CandleWire | undefined
  /** Figures of the perp market in the bar. `undefined`: the chart has none. */
  readonly point: PanePointWire | undefined
}

/** Figures of the bar under the crosshair. Without a crosshair, those of the latest bar. */
export function MarketLegend({ bar, point }: MarketLegendProps) {
  const { format } = useZone()
  if (bar === undefined) return <p className={styles.legend} />
  return (
    <p className={point === undefined ? styles.legend : styles.longLegend}>
      <span>{chartTimes(format).whole(bar.time)}</span>
      {prices.map((price, index) => (
        <Figure key={price} letter={chartText.letters[price]} title={chartText.columns[index]}>
          {priceText(bar[price])}
        </Figure>
      ))}
      <Figure letter={marketChartText.volume} title={marketChartText.volumeTitle}>
        {usdText(bar.volume)}
      </Figure>
      <BarChange bar={bar} />
      {isGap(bar) ? <span>{chartText.noTrade}</span> : null}
      {point === undefined
        ? null
        : paneMetrics.map((metric) => (
            <Figure
              key={metric}
              letter={marketChartText.panes[metric]}
              title={marketChartText.paneNames[metric]}
            >
              {paneValue(metric, point)}
            </Figure>
          ))}
    </p>
  )
}

/** Formats a figure of a bar. An unknown one is `—`. */
export function paneValue(metric: PaneMetric, point: PanePointWire | undefined): string {
  const value = point?.[metric]
  return value === undefined || value === null ? missingText : paneText(metric, value)
}

interface FigureProps {
  readonly letter: string
  readonly title: string | undefined
  readonly children: string
}

function Figure({ letter, title, children }: FigureProps) {
  return (
    <span className={chartStyles.figure}>
      <span className={chartStyles.letter} title={title}>
        {letter}
      </span>
      {children}
    </span>
  )
}
