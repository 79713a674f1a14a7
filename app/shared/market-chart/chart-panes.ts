import {
  AreaSeries,
  HistogramSeries,
  type IChartApiBase,
  type ISeriesApi,
  LineSeries,
  LineStyle,
  type Time,
  type UTCTimestamp,
} from 'lightweight-charts'
import type { PanePointWire } from '~/contracts/chart-page'
import { type PaneMetric, paneMetrics } from '~/domain/perp/chart-page'
import { atOpacity, type ChartTheme } from '~/shared/price-chart/chart-theme'
import { marketChartText } from './market-chart-text'
import { axisTexts, paneText } from './pane-text'

/** Figures of a perp market below its price. They share the time axis and the crosshair of the price. */
export interface ChartPanes {
  draw(points: readonly PanePointWire[], theme: ChartTheme): void
}

type PaneSeries = ISeriesApi<'Area' | 'Histogram' | 'Line'>

/** Heights of the price and of the other panes, as parts. */
const priceShare = 3
const paneShare = 1

const areaOpacity = 0.14
const barOpacity = 0.7

/** Adds one pane for each figure. */
export function createPanes(chart: IChartApiBase<Time>): ChartPanes {
  const panes = paneMetrics.map((metric, index) => ({ metric, series: addPane(chart, metric, index + 1) }))
  for (const [index, pane] of chart.panes().entries()) {
    pane.setStretchFactor(index === 0 ? priceShare : paneShare)
  }
  let shown: { readonly points: readonly PanePointWire[]; readonly theme: ChartTheme } | undefined
  chart.applyOptions({ layout: { panes: { enableResize: false } } })
  return {
    draw(points, theme) {
      if (shown?.points === points && shown.theme === theme) return
      shown = { points, theme }
      chart.applyOptions({ layout: { panes: { separatorColor: theme.border } } })
      for (const { metric, series } of panes) {
        series.applyOptions(colorsOf(metric, theme))
        series.setData(points.map((point) => itemOf(point, metric, theme)))
      }
    },
  }
}

function addPane(chart: IChartApiBase<Time>, metric: PaneMetric, index: number): PaneSeries {
  const options = {
    title: marketChartText.panes[metric],
    priceLineVisible: false,
    lastValueVisible: true,
    priceFormat: {
      type: 'custom',
      formatter: (value: number) => paneText(metric, value),
      tickmarksFormatter: (values: readonly number[]) => axisTexts(metric, values),
      minMove: metric === 'longShort' ? 0.01 : 0.0001,
    },
  } as const
  if (metric === 'openInterest') return chart.addSeries(AreaSeries, { ...options, lineWidth: 1 }, index)
  if (metric === 'funding') return chart.addSeries(HistogramSeries, options, index)
  const series = chart.addSeries(LineSeries, { ...options, lineWidth: 2 }, index)
  // At a ratio of 1, long and short positions are equal.
  series.createPriceLine({ price: 1, lineWidth: 1, lineStyle: LineStyle.Dashed, axisLabelVisible: false })
  return series
}

function colorsOf(metric: PaneMetric, theme: ChartTheme) {
  if (metric !== 'openInterest') return { color: theme.accent }
  return {
    lineColor: theme.accent,
    topColor: atOpacity(theme.accent, areaOpacity),
    bottomColor: atOpacity(theme.accent, 0),
  }
}

/** Returns one value of a series. An unknown value is a gap. */
function itemOf(point: PanePointWire, metric: PaneMetric, theme: ChartTheme) {
  const time = (point.time / 1_000) as UTCTimestamp // Cast to the library's branded type for epoch seconds.
  const value = point[metric]
  if (value === null) return { time }
  if (metric !== 'funding') return { time, value }
  return { time, value, color: atOpacity(value < 0 ? theme.sell : theme.buy, barOpacity) }
}
