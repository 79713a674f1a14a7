import {
  type AutoscaleInfo,
  createSeriesMarkers,
  HistogramSeries,
  type IChartApiBase,
  LineSeries,
  type SeriesMarker,
  type Time,
  type UTCTimestamp,
} from 'lightweight-charts'
import type { CandleWire } from '~/contracts/candle'
import type { ChartMarksWire } from '~/contracts/chart-marks'
import { type BarMark, marksAfterBars, marksOnBars } from '~/domain/price/chart-marks'
import { usdText } from '~/shared/perps/format-market'
import { atOpacity, type ChartTheme } from '~/shared/price-chart/chart-theme'
import { marksWithText } from './mark-texts'
import { createWallLines } from './wall-lines'

/** Marks over a chart. They are removed with the chart. */
export interface MarkSet {
  draw(
    marks: ChartMarksWire,
    bars: readonly CandleWire[],
    barSeconds: number,
    theme: ChartTheme,
    motion: 'fixed' | 'movable',
  ): void
}

/** Most bars after the last one that planned executions take. */
const mostFutureBars = 24
const plannedOpacity = 0.6
const volumeScale = 'volume'
/**
 * The series that holds the marks. Its values are closes, so it does not change the range of the prices. The margins, in
 * pixels, are for an arrow and its text above the highest bar in view, and for an arrow below the lowest one.
 */
const holding = {
  lineVisible: false,
  priceLineVisible: false,
  lastValueVisible: false,
  crosshairMarkerVisible: false,
  autoscaleInfoProvider: (auto: () => AutoscaleInfo | null) => {
    const info = auto()
    return info === null ? null : { ...info, margins: { above: 28, below: 28 } }
  },
} as const

/** Creates the marks of a chart: arrows at bars, lines at prices, and bars of volume after the last bar. */
export function createMarks(chart: IChartApiBase<Time>): MarkSet {
  const holder = chart.addSeries(LineSeries, holding)
  const arrows = createSeriesMarkers<Time>(holder, [])
  const planned = chart.addSeries(HistogramSeries, {
    priceScaleId: volumeScale,
    priceLineVisible: false,
    lastValueVisible: false,
  })
  const walls = createWallLines()
  holder.attachPrimitive(walls)
  return {
    draw(marks, bars, barSeconds, theme, motion) {
      const fills = marksOnBars(marks.fills, bars, barSeconds)
      const byTime = new Map(bars.map((bar) => [bar.time, bar]))
      holder.setData(
        [...new Set(fills.map(({ time }) => time))].map((time) => ({
          time: timeOf(time),
          value: byTime.get(time)?.close ?? 0,
        })),
      )
      const texts = marksWithText(fills, bars)
      arrows.setMarkers(fills.map((mark) => arrowOf(mark, byTime.get(mark.time), theme, texts.has(mark))))
      // A series without a point has no scale for the walls.
      const last = bars.at(-1)
      if (fills.length === 0 && last !== undefined && marks.walls.length > 0)
        holder.setData([{ time: timeOf(last.time), value: last.close }])
      walls.show(marks.walls, theme)
      planned.setData(plannedItems(marks, bars, barSeconds, theme))
      if (motion === 'fixed') chart.timeScale().fitContent()
    },
  }
}

function arrowOf(
  { time, usd, buy }: BarMark,
  bar: CandleWire | undefined,
  theme: ChartTheme,
  hasText: boolean,
): SeriesMarker<Time> {
  return {
    time: timeOf(time),
    position: buy ? 'atPriceBottom' : 'atPriceTop',
    price: (buy ? bar?.low : bar?.high) ?? 0,
    shape: buy ? 'arrowUp' : 'arrowDown',
    color: buy ? theme.buy : theme.sell,
    ...(hasText && { text: usdText(usd) }),
  }
}

/** One bar per time, with both sides: the colour is that of the larger one. */
function plannedItems(
  { planned }: ChartMarksWire,
  bars: readonly CandleWire[],
  barSeconds: number,
  theme: ChartTheme,
) {
  const last = bars.at(-1)
  if (last === undefined) return []
  const sums = new Map<number, { buyUsd: number; sellUsd: number }>()
  for (const { time, usd, buy } of marksAfterBars(planned, last.time, barSeconds, mostFutureBars)) {
    const sum = sums.get(time) ?? { buyUsd: 0, sellUsd: 0 }
    sums.set(time, buy ? { ...sum, buyUsd: usd } : { ...sum, sellUsd: usd })
  }
  return [...sums].map(([time, { buyUsd, sellUsd }]) => ({
    time: timeOf(time),
    value: buyUsd + sellUsd,
    color: atOpacity(buyUsd >= sellUsd ? theme.buy : theme.sell, plannedOpacity),
  }))
}

function timeOf(time: number): UTCTimestamp {
  return (time / 1_000) as UTCTimestamp // Cast to the library's branded type for epoch seconds.
}
