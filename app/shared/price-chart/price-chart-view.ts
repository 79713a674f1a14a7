import type { CandleWire } from '~/contracts/candle'
import type { ChartFrame } from '~/domain/price/chart-candles'
import type { ChartType } from './chart-choices'
import type { ChartTheme } from './chart-theme'

/** Data and choices that a chart shows. */
export interface PriceChartView {
  readonly bars: readonly CandleWire[]
  readonly frame: ChartFrame
  readonly type: ChartType
  readonly theme: ChartTheme
}
