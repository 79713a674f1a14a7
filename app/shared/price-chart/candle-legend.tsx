import type { CandleWire } from '~/contracts/candle'
import { formatChange, missingText } from '~/domain/format/format'
import type { TimeFormat } from '~/domain/format/time-zone'
import { barChangePercent, isGap } from '~/domain/price/chart-candles'
import { useZone } from '~/ui/marks/now'
import { tone } from '~/ui/theme/text-style.css'
import { chartText } from './chart-text'
import { chartTimes } from './chart-time'
import { priceText } from './price-text'
import * as styles from './token-chart.css'

const figures = ['open', 'high', 'low', 'close'] as const

/** Figures of the candle under the pointer. If there is none, the figures of the latest candle. */
export function CandleLegend({ bar }: { readonly bar: CandleWire | undefined }) {
  const { format } = useZone()
  if (bar === undefined) return <p className={styles.legend} />
  const times = chartTimes(format)
  return (
    <p className={styles.legend}>
      <span>{times.whole(bar.time)}</span>
      {figures.map((figure) => (
        <span key={figure} className={styles.figure}>
          <span className={styles.letter} title={chartText.columns[figures.indexOf(figure)]}>
            {chartText.letters[figure]}
          </span>
          {priceText(bar[figure])}
        </span>
      ))}
      <BarChange bar={bar} />
      {isGap(bar) ? <span>{chartText.noTrade}</span> : null}
    </p>
  )
}

export function BarChange({ bar }: { readonly bar: CandleWire }) {
  const change = barChangePercent(bar)
  if (change === undefined) return <span className={tone.muted}>{missingText}</span>
  return <span className={change < 0 ? tone.sell : tone.buy}>{formatChange(change)}</span>
}

/** Returns the figures of a candle as one sentence, for screen readers. */
export function barSentence(bar: CandleWire, format: TimeFormat): string {
  const change = barChangePercent(bar)
  const words = figures.map((figure, index) => `${chartText.columns[index]} ${priceText(bar[figure])}`)
  const moved = change === undefined ? [] : [formatChange(change)]
  const traded = isGap(bar) ? [chartText.noTrade] : []
  return [chartTimes(format).whole(bar.time), ...words, ...moved, ...traded].join(', ')
}
