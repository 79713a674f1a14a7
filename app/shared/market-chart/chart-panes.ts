import {
  AreaSeries,
  type AutoscaleInfo,
  HistogramSeries,
  type IChartApiBase,
  type IPriceLine,
  type ISeriesApi,
  LineSeries,
  LineStyle,
  type Time,
  type UTCTimestamp,
} from 'lightweight-charts'
import type { PanePointWire } from '~/contracts/chart-page'
import { type PaneMetric, paneMetrics } from '~/domain/perp/chart-page'
import { atOpacity, type ChartTheme } from '~/shared/price-chart/chart-theme'
import { type AxisTicks, createAxisTicks } from '~/shared/price-chart/price-ticks'
import { marketChartText } from './market-chart-text'
import { axisTexts, paneText } from './pane-text'

/** Figures of a perp market below its price. They share the time axis and the crosshair of the price. */
export interface ChartPanes {
  draw(points: readonly PanePointWire[], theme: ChartTheme): void
}

interface Pane {
  readonly series: ISeriesApi<'Area' | 'Histogram' | 'Line'>
  readonly ticks: AxisTicks
  /** Line at the ratio at which long and short positions are equal. */
  readonly even?: IPriceLine
}

/** Heights of the price and of the other panes, as parts. */
const priceShare = 3
const paneShare = 1

const areaOpacity = 0.14
const barOpacity = 0.7

/** Adds one pane for each figure. */
export function createPanes(chart: IChartApiBase<Time>): ChartPanes {
  const panes = paneMetrics.map((metric, index) => ({
    metric,
    ticks: createAxisTicks({
      formatOf: () => formatOf(metric),
      textsOf: (values) => axisTexts(metric, values),
    }),
    ...addPane(chart, metric, index + 1),
  }))
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
      for (const { metric, series, ticks, even } of panes) {
        even?.applyOptions({ color: theme.subtle })
        series.applyOptions(colorsOf(metric, theme))
        series.setData(points.map((point) => itemOf(point, metric, theme)))
        const last = points.findLast((point) => point[metric] !== null)?.[metric]
        if (typeof last === 'number') ticks.follow(series, last)
      }
    },
  }
}

function formatOf(metric: PaneMetric) {
  const formatter = (value: number) => paneText(metric, value)
  return { type: 'custom', formatter, minMove: metric === 'longShort' ? 0.01 : 0.0001 } as const
}

function addPane(chart: IChartApiBase<Time>, metric: PaneMetric, index: number): Omit<Pane, 'ticks'> {
  const options = {
    title: marketChartText.panes[metric],
    priceLineVisible: false,
    lastValueVisible: true,
    autoscaleInfoProvider: (auto: () => AutoscaleInfo | null) => withLeastRange(auto(), metric),
    priceFormat: formatOf(metric),
  } as const
  if (metric === 'openInterest')
    return { series: chart.addSeries(AreaSeries, { ...options, lineWidth: 1 }, index) }
  if (metric === 'funding') return { series: chart.addSeries(HistogramSeries, options, index) }
  const series = chart.addSeries(LineSeries, { ...options, lineWidth: 2 }, index)
  const style = { lineWidth: 1, lineStyle: LineStyle.Dashed, axisLabelVisible: false } as const
  return { series, even: series.createPriceLine({ price: 1, ...style }) }
}

/** Least distance of the ends of an axis from its middle. For open interest, it is a part of the middle. */
const leastHalfRange = { openInterest: 0.005, funding: 0, longShort: 0.05 } as const

/** Returns the range of an axis, so that a figure that hardly moves has labels that differ. */
function withLeastRange(info: AutoscaleInfo | null, metric: PaneMetric): AutoscaleInfo | null {
  if (info === null || info.priceRange === null) return info
  const { minValue, maxValue } = info.priceRange
  const middle = (minValue + maxValue) / 2
  const half = leastHalfRange[metric] * (metric === 'openInterest' ? middle : 1)
  return {
    ...info,
    priceRange: { minValue: Math.min(minValue, middle - half), maxValue: Math.max(maxValue, middle + half) },
  }
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
