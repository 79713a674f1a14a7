import {
  AreaSeries,
  BarSeries,
  CandlestickSeries,
  ColorType,
  HistogramSeries,
  type IChartApiBase,
  type IPriceLine,
  type ISeriesApi,
  LineStyle,
  type Time,
  type UTCTimestamp,
} from 'lightweight-charts'
import type { CandleWire } from '~/contracts/candle'
import { isGap } from '~/domain/price/chart-candles'
import type { ChartType } from './chart-choices'
import { atOpacity, type ChartTheme } from './chart-theme'
import { hasOnlyMoved, type PriceChartView } from './price-chart-view'
import { axisFormat, createAxisTicks, priceScale } from './price-ticks'

/** Series of a chart: prices, volumes, and a line at the last price. */
interface PriceSeriesSet {
  draw(view: PriceChartView): void
  /** Moves the crosshair to the candle with this index. `undefined` removes the crosshair. */
  point(index: number | undefined): void
  indexOf(time: Time | undefined): number | undefined
  /** Hides labels of the axis that would overlap labels at these prices. */
  keepFree(prices: readonly number[]): void
}

type PriceSeries = ISeriesApi<'Candlestick' | 'Area' | 'Bar'>

const volumeScale = 'volume'
const volumeOpacity = 0.28
const areaOpacity = 0.14

/**
 * Creates the series of a chart. If only the last candle has changed, only that candle is updated. This is
 * the usual case, because a live price arrives every second.
 */
export function createPriceSeries(chart: IChartApiBase<Time>, motion: 'fixed' | 'movable'): PriceSeriesSet {
  const volumes = addVolumes(chart)
  const ticks = createAxisTicks(priceScale)
  let shown:
    | { readonly view: PriceChartView; readonly prices: PriceSeries; readonly last: IPriceLine | undefined }
    | undefined
  return {
    keepFree: ticks.keepFree,
    draw(view) {
      const last = view.bars.at(-1)
      if (shown !== undefined && hasOnlyMoved(shown.view, view)) {
        moveLast(shown.prices, volumes, shown.last, view)
        shown = { ...shown, view }
        if (last !== undefined) ticks.follow(shown.prices, last.close)
        return
      }
      if (shown?.last !== undefined) shown.prices.removePriceLine(shown.last)
      const isSameType = shown?.view.type === view.type
      if (shown !== undefined && !isSameType) chart.removeSeries(shown.prices)
      const prices = shown !== undefined && isSameType ? shown.prices : addPrices(chart, view.type)
      applyTheme(chart, prices, view)
      prices.setData(view.bars.map((bar) => priceOf(bar, view)))
      volumes.setData(view.bars.map((bar) => volumeOf(bar, view.theme)))
      shown = { view, prices, last: markLast(prices, view) }
      if (last !== undefined) ticks.follow(prices, last.close)
      if (motion === 'fixed') chart.timeScale().fitContent()
    },
    point(index) {
      const bar = index === undefined ? undefined : shown?.view.bars[index]
      if (bar === undefined || shown === undefined) chart.clearCrosshairPosition()
      else chart.setCrosshairPosition(bar.close, timeOf(bar), shown.prices)
    },
    indexOf(time) {
      return shown && indexAt(shown.view.bars, Number(time) * 1_000)
    },
  }
}

/** Returns the index of the bar that starts at a time, by bisection: a long chart has tens of thousands of bars. */
function indexAt(bars: readonly CandleWire[], time: number): number | undefined {
  let [low, high] = [0, bars.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = bars[middle]?.time ?? Number.NaN
    if (found === time) return middle
    if (found < time) low = middle + 1
    else high = middle - 1
  }
  return undefined
}

function moveLast(
  prices: PriceSeries,
  volumes: ISeriesApi<'Histogram'>,
  line: IPriceLine | undefined,
  view: PriceChartView,
): void {
  const last = view.bars.at(-1)
  if (last === undefined) return
  prices.update(priceOf(last, view))
  volumes.update(volumeOf(last, view.theme))
  line?.applyOptions({ price: last.close })
}

function addVolumes(chart: IChartApiBase<Time>): ISeriesApi<'Histogram'> {
  const volumes = chart.addSeries(HistogramSeries, {
    priceScaleId: volumeScale,
    priceLineVisible: false,
    lastValueVisible: false,
  })
  volumes.priceScale().applyOptions({ scaleMargins: { top: 0.84, bottom: 0 } })
  return volumes
}

function addPrices(chart: IChartApiBase<Time>, type: ChartType): PriceSeries {
  // Disable the library's line at the last price, because a separate line in the accent colour replaces it.
  const common = { priceLineVisible: false, lastValueVisible: false } as const
  if (type === 'area') return chart.addSeries(AreaSeries, { ...common, lineWidth: 2 })
  if (type === 'bar') return chart.addSeries(BarSeries, { ...common, thinBars: false })
  return chart.addSeries(CandlestickSeries, common)
}

function applyTheme(
  chart: IChartApiBase<Time>,
  series: PriceSeries,
  { theme, type, bars }: PriceChartView,
): void {
  const cross = { color: theme.border, labelBackgroundColor: theme.raised, style: LineStyle.Dashed } as const
  chart.applyOptions({
    layout: {
      background: { type: ColorType.Solid, color: theme.card },
      textColor: theme.subtle,
    },
    grid: { vertLines: { visible: false }, horzLines: { color: theme.grid } },
    crosshair: { vertLine: cross, horzLine: cross },
  })
  series.applyOptions({ priceFormat: axisFormat(bars.at(-1)?.close) })
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

function priceOf(bar: CandleWire, { type, theme }: PriceChartView) {
  const time = timeOf(bar)
  if (type === 'area') return { time, value: bar.close }
  const { open, high, low, close } = bar
  return { time, open, high, low, close, ...(isGap(bar) && gapStyle(type, theme)) }
}

/**
 * Returns the volume of a candle. If the volume is unknown, the result has no value, so that the library
 * leaves a gap.
 */
function volumeOf(bar: CandleWire, theme: ChartTheme) {
  return {
    time: timeOf(bar),
    ...(bar.volume !== null && { value: bar.volume }),
    color: atOpacity(bar.close < bar.open ? theme.sell : theme.buy, volumeOpacity),
  }
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
  return (bar.time / 1000) as UTCTimestamp // Cast to the library's branded type for epoch seconds.
}

/**
 * Returns the style of a candle without a trade. A candlestick without a trade is hollow. An
 * open-high-low-close bar cannot be hollow, so it has a muted colour.
 */
export function gapStyle(type: Exclude<ChartType, 'area'>, { subtle }: Pick<ChartTheme, 'subtle'>) {
  if (type === 'bar') return { color: subtle }
  return { color: 'transparent', borderColor: subtle, wickColor: subtle }
}
