import {
  type IChartApiBase,
  type ISeriesApi,
  LineSeries,
  LineStyle,
  type Time,
  type UTCTimestamp,
} from 'lightweight-charts'
import type { CandleWire } from '~/contracts/candle'
import { clockMs, type Zone } from '~/domain/format/time-zone'
import { movingAverage, type PriceLine, volumeWeightedPrice } from '~/domain/price/price-lines'
import type { ChartTheme } from '~/shared/price-chart/chart-theme'
import { priceText } from '~/shared/price-chart/price-text'
import { averageBars, type ChartLine } from './line-choices'
import { marketChartText } from './market-chart-text'

/** Lines over the prices. */
export interface LineSet {
  draw(bars: readonly CandleWire[], lines: readonly ChartLine[], theme: ChartTheme): void
}

const dayMs = 86_400_000

/** A line of a chart, with a style that differs without its colour. */
interface Drawn {
  readonly line: ChartLine
  readonly title: string
  readonly style: LineStyle
  readonly compute: (bars: readonly CandleWire[]) => PriceLine
}

/** Creates the lines of a chart. A line exists only while it is shown. */
export function createLines(chart: IChartApiBase<Time>, { offset }: Zone): LineSet {
  const dayOf = (time: number) => Math.floor(clockMs(time, offset) / dayMs)
  const [fast, slow] = averageBars
  const average = (count: number, style: LineStyle): Drawn => ({
    line: 'ma',
    title: marketChartText.average(count),
    style,
    compute: (bars) => movingAverage(bars, count),
  })
  const all: readonly Drawn[] = [
    average(fast, LineStyle.Solid),
    average(slow, LineStyle.Dashed),
    {
      line: 'vwap',
      title: marketChartText.lines.vwap,
      style: LineStyle.Dotted,
      compute: (bars) => volumeWeightedPrice(bars, dayOf),
    },
  ]
  const shown = new Map<Drawn, ISeriesApi<'Line', Time>>()
  let last: readonly CandleWire[] = []
  return {
    draw(bars, lines, theme) {
      const isMoved = differOnlyInLast(last, bars)
      last = bars
      for (const drawn of all) {
        const series = shown.get(drawn)
        if (lines.includes(drawn.line)) {
          const own = series ?? add(chart, drawn)
          shown.set(drawn, own)
          own.applyOptions({ color: drawn.line === 'ma' ? theme.text : theme.accent })
          const points = pointsOf(bars, drawn.compute(bars))
          const moved = points.at(-1)
          if (isMoved && series !== undefined && moved !== undefined) own.update(moved)
          else own.setData(points)
        } else if (series !== undefined) {
          chart.removeSeries(series)
          shown.delete(drawn)
        }
      }
    },
  }
}

/** Returns whether only the last bar has changed, as with each live price. */
function differOnlyInLast(bars: readonly CandleWire[], next: readonly CandleWire[]): boolean {
  return bars.length === next.length && bars.length > 1 && bars[0] === next[0] && bars.at(-2) === next.at(-2)
}

function add(chart: IChartApiBase<Time>, { title, style }: Drawn): ISeriesApi<'Line', Time> {
  return chart.addSeries(LineSeries, {
    title,
    lineWidth: 1,
    lineStyle: style,
    priceLineVisible: false,
    lastValueVisible: false,
    crosshairMarkerVisible: false,
    priceFormat: { type: 'custom', formatter: priceText, minMove: 1e-12, base: 1e12 },
  })
}

function pointsOf(bars: readonly CandleWire[], line: PriceLine) {
  return bars.map((bar, index) => {
    const time = (bar.time / 1_000) as UTCTimestamp // Cast to the library's branded type for epoch seconds.
    const value = line[index]
    return value === undefined ? { time } : { time, value }
  })
}
