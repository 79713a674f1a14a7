import type { CandleWire } from '~/contracts/candle'
import { formatChange, missingText } from '~/domain/format/format'
import type { TimeFormat } from '~/domain/format/time-zone'
import { barChangePercent, isGap } from '~/domain/price/chart-candles'
import { changeTone } from '~/shared/marks/sign-tone'
import { tone } from '~/ui/theme/text-style.css'
import { chartText } from './chart-text'
import { chartTimes } from './chart-time'
import { priceText } from './price-text'

const figures = ['open', 'high', 'low', 'close'] as const

export function BarChange({ bar }: { readonly bar: CandleWire }) {
  const change = barChangePercent(bar)
  if (change === undefined) return <span className={tone.muted}>{missingText}</span>
  return <span className={tone[changeTone(change)]}>{formatChange(change)}</span>
}

/** Returns the figures of a candle as one sentence, for screen readers. */
export function barSentence(bar: CandleWire, format: TimeFormat): string {
  const change = barChangePercent(bar)
  const words = figures.map((figure, index) => `${chartText.columns[index]} ${priceText(bar[figure])}`)
  const moved = change === undefined ? [] : [formatChange(change)]
  const traded = isGap(bar) ? [chartText.noTrade] : []
  return [chartTimes(format).whole(bar.time), ...words, ...moved, ...traded].join(', ')
}
