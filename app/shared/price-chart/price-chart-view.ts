import type { CandleWire } from '~/contracts/candle'
import type { ChartType } from './chart-choices'
import type { ChartTheme } from './chart-theme'

/** Data and choices that a chart shows. */
export interface PriceChartView {
  readonly bars: readonly CandleWire[]
  /** Identifies the time frame, or the length of the bars. */
  readonly frame: string
  readonly type: ChartType
  readonly theme: ChartTheme
}

/** Returns whether two views of a chart differ only in the values of the last candle. */
export function hasOnlyMoved(before: PriceChartView, view: PriceChartView): boolean {
  const { bars, frame, type, theme } = view
  const isSameChoice = frame === before.frame && type === before.type && theme === before.theme
  if (!isSameChoice || bars.length !== before.bars.length) return false
  const isLast = (index: number) => index === bars.length - 1
  return bars.every((bar, index) =>
    isLast(index) ? bar.time === before.bars[index]?.time : bar === before.bars[index],
  )
}
