import {
  AreaSeries,
  BarSeries,
  CandlestickSeries,
  ColorType,
  CrosshairMode,
  createChart,
  HistogramSeries,
  type IChartApi,
  type IPriceLine,
  type ISeriesApi,
  LineStyle,
  type MouseEventParams,
  type Time,
  type UTCTimestamp,
} from 'lightweight-charts'
import type { CandleWire } from '~/contracts/candle'
import { type ChartFrame, isGap } from '~/domain/chart-candles'
import { formatPrice } from '~/domain/format'
import type { ChartType } from './chart-choices'
import { atOpacity, type ChartTheme } from './chart-theme'
import { localChartTimes } from './chart-time'

/** What a chart shows. */
export interface PriceChartView {
  readonly bars: readonly CandleWire[]
  readonly frame: ChartFrame
  readonly type: ChartType
  readonly theme: ChartTheme
}

/** A drawing of prices and volumes in a box. */
export interface PriceChart {
  draw(view: PriceChartView): void
  /** Puts the cross over a bar, by its place; undefined takes it away. */
  point(index: number | undefined): void
  stop(): void
}

type PriceSeries = ISeriesApi<'Candlestick' | 'Area' | 'Bar'>

const volumeScale = 'volume'
const volumeOpacity = 0.28
const areaOpacity = 0.14

/**
 * Draws into `box`, which gives it its size. `onPoint` hears which bar the pointer is over. What is drawn first is drawn outside of the page, and
 * laid out in a task of its own: both together are more than a phone does at once.
 */
export function createPriceChart(box: HTMLElement, onPoint: (index: number | undefined) => void): PriceChart {
  const stage = document.createElement('div')
  stage.style.height = '100%'
  const chart = createChart(stage, {
    width: box.clientWidth,
    height: box.clientHeight,
    // From the beginning: even a logo that goes at once brings an inline style, which the page's policy forbids. Its licence asks for a link,
    // which stands below the chart.
    layout: { attributionLogo: false },
    // The page scrolls, not the chart: a time frame shows all that it has.
    handleScroll: false,
    handleScale: false,
    rightPriceScale: { borderVisible: false, scaleMargins: { top: 0.04, bottom: 0.18 } },
    timeScale: {
      borderVisible: false,
      fixLeftEdge: true,
      fixRightEdge: true,
      timeVisible: true,
      // A token that is an hour old has one bar, and not one as wide as the chart.
      maxBarSpacing: 48,
    },
    crosshair: { mode: CrosshairMode.Normal },
    localization: { priceFormatter: priceText },
  })
  const volumes = addVolumes(chart)
  let prices: { readonly type: ChartType; readonly series: PriceSeries } | undefined
  let lastPrice: IPriceLine | undefined
  let bars: readonly CandleWire[] = []
  let isStopped = false

  chart.subscribeCrosshairMove(({ time, sourceEvent }: MouseEventParams) => {
    // A cross that was set by hand has no event of the pointer.
    if (time === undefined || sourceEvent !== undefined) onPoint(indexOf(bars, time))
  })
  const show = () => {
    if (isStopped || stage.isConnected) return
    box.append(stage)
    chart.applyOptions({ autoSize: true })
  }
  return {
    draw(view) {
      bars = view.bars
      if (prices?.type !== view.type) {
        if (prices !== undefined) chart.removeSeries(prices.series)
        prices = { type: view.type, series: addPrices(chart, view.type) }
        lastPrice = undefined
      }
      applyTheme(chart, prices.series, view)
      prices.series.setData(priceData(view))
      volumes.setData(volumeData(view))
      if (lastPrice !== undefined) prices.series.removePriceLine(lastPrice)
      lastPrice = markLast(prices.series, view)
      chart.timeScale().fitContent()
      // The library draws in the next frame.
      if (!stage.isConnected) requestAnimationFrame(() => setTimeout(show))
    },
    point(index) {
      const bar = index === undefined ? undefined : bars[index]
      if (bar === undefined || prices === undefined) chart.clearCrosshairPosition()
      else chart.setCrosshairPosition(bar.close, timeOf(bar), prices.series)
    },
    stop() {
      isStopped = true
      chart.remove()
      stage.remove()
    },
  }
}

function addVolumes(chart: IChartApi): ISeriesApi<'Histogram'> {
  const volumes = chart.addSeries(HistogramSeries, {
    priceScaleId: volumeScale,
    priceLineVisible: false,
    lastValueVisible: false,
  })
  volumes.priceScale().applyOptions({ scaleMargins: { top: 0.84, bottom: 0 } })
  return volumes
}

function addPrices(chart: IChartApi, type: ChartType): PriceSeries {
  // The last price has a line of its own, in the accent instead of the bar's colour.
  const common = { priceLineVisible: false, lastValueVisible: false } as const
  if (type === 'area') return chart.addSeries(AreaSeries, { ...common, lineWidth: 2 })
  if (type === 'bar') return chart.addSeries(BarSeries, { ...common, thinBars: false })
  return chart.addSeries(CandlestickSeries, common)
}

function applyTheme(
  chart: IChartApi,
  series: PriceSeries,
  { theme, type, bars, frame }: PriceChartView,
): void {
  const cross = { color: theme.border, labelBackgroundColor: theme.raised, style: LineStyle.Dashed } as const
  chart.applyOptions({
    layout: {
      background: { type: ColorType.Solid, color: theme.card },
      textColor: theme.subtle,
      fontSize: 11,
      fontFamily: getComputedStyle(document.body).fontFamily,
    },
    grid: { vertLines: { visible: false }, horzLines: { color: theme.grid } },
    crosshair: { vertLine: cross, horzLine: cross },
    timeScale: { tickMarkFormatter: (time: Time) => localChartTimes.tick(Number(time) * 1000, frame) },
    localization: { timeFormatter: (time: Time) => localChartTimes.whole(Number(time) * 1000) },
  })
  series.applyOptions({ priceFormat: { type: 'custom', formatter: priceText, minMove: leastMove(bars) } })
  if (type === 'area') {
    const fill = atOpacity(theme.accent, areaOpacity)
    series.applyOptions({ lineColor: theme.accent, topColor: fill, bottomColor: atOpacity(theme.accent, 0) })
  } else {
    series.applyOptions({
      upColor: theme.buy,
      downColor: theme.sell,
      wickUpColor: theme.buy,
      wickDownColor: theme.sell,
      borderUpColor: theme.buy,
      borderDownColor: theme.sell,
    })
  }
}

function priceData({ bars, type, theme }: PriceChartView) {
  return bars.map((bar) => {
    const time = timeOf(bar)
    if (type === 'area') return { time, value: bar.close }
    const { open, high, low, close } = bar
    // Hollow: nothing was traded (M108).
    const gap = isGap(bar) ? { color: 'transparent', borderColor: theme.subtle, wickColor: theme.subtle } : {}
    return { time, open, high, low, close, ...gap }
  })
}

function volumeData({ bars, theme }: PriceChartView) {
  return bars.map((bar) => ({
    time: timeOf(bar),
    value: bar.volume,
    color: atOpacity(bar.close < bar.open ? theme.sell : theme.buy, volumeOpacity),
  }))
}

function markLast(series: PriceSeries, { bars, theme }: PriceChartView): IPriceLine | undefined {
  const last = bars.at(-1)
  if (last === undefined) return undefined
  return series.createPriceLine({
    price: last.close,
    color: theme.accent,
    lineStyle: LineStyle.Dotted,
    lineWidth: 1,
    axisLabelColor: theme.accent,
    axisLabelTextColor: theme.onAccent,
  })
}

function timeOf(bar: CandleWire): UTCTimestamp {
  return (bar.time / 1000) as UTCTimestamp // the library's brand for epoch seconds
}

function indexOf(bars: readonly CandleWire[], time: Time | undefined): number | undefined {
  const index = bars.findIndex((bar) => bar.time / 1000 === time)
  return index === -1 ? undefined : index
}

function priceText(price: number): string {
  const { text, suffix } = formatPrice(price)
  return text + suffix
}

/** Smallest step of the price axis: the last decimal that prices of this size have. */
function leastMove(bars: readonly CandleWire[]): number {
  const last = bars.at(-1)
  const decimals = last === undefined ? undefined : priceText(last.close).split('.')[1]
  return decimals === undefined ? 0.01 : 10 ** -decimals.replace(/\D/g, '').length
}
