import {
  CrosshairMode,
  createChartEx,
  type IChartApiBase,
  type MouseEventParams,
  type Time,
} from 'lightweight-charts'
import { localChartTimes } from './chart-time'
import { LocalTimeScale } from './local-time-scale'
import { createPriceSeries, type PriceChartView } from './price-series'
import { priceText } from './price-text'

/** A chart of prices and volumes in a box. */
export interface PriceChart {
  draw(view: PriceChartView): void
  /** Moves the crosshair to a candle by index. `undefined` removes it. */
  point(index: number | undefined): void
  stop(): void
}

/**
 * Draws into `box`, which determines the size. `onPoint` receives the index of the candle under the pointer.
 * The first drawing happens outside the document and is laid out in a separate task. Both together would
 * block a phone for too long.
 */
export function createPriceChart(box: HTMLElement, onPoint: (index: number | undefined) => void): PriceChart {
  const stage = document.createElement('div')
  stage.style.height = '100%'
  const chart = createChartEx<Time, LocalTimeScale>(stage, new LocalTimeScale(), optionsIn(box))
  const series = createPriceSeries(chart)
  const sizing = new ResizeObserver(fitter(chart, box))
  let isStopped = false

  chart.subscribeCrosshairMove(({ time, sourceEvent }: MouseEventParams) => {
    // A crosshair that was set by code has no pointer event.
    if (time === undefined || sourceEvent !== undefined) onPoint(series.indexOf(time))
  })
  const show = () => {
    if (isStopped || stage.isConnected) return
    box.append(stage)
    sizing.observe(box)
  }
  return {
    draw(view) {
      series.draw(view)
      // The library draws in the next frame.
      if (!stage.isConnected) requestAnimationFrame(() => setTimeout(show))
    },
    point: series.point,
    stop() {
      isStopped = true
      sizing.disconnect()
      chart.remove()
      stage.remove()
    },
  }
}

/** Returns all options except those of the theme. */
function optionsIn(box: Element) {
  return {
    ...sizeOf(box),
    // Set at creation: removing the logo later would leave an inline style, which the content security policy
    // forbids. The library's licence requires a link, which is below the chart.
    layout: { attributionLogo: false },
    // The page scrolls, not the chart: a time frame shows all of its candles.
    handleScroll: false,
    handleScale: false,
    // Leaves out a price label that the upper edge would cut off.
    rightPriceScale: {
      borderVisible: false,
      entireTextOnly: true,
      scaleMargins: { top: 0.04, bottom: 0.18 },
    },
    timeScale: {
      borderVisible: false,
      fixLeftEdge: true,
      fixRightEdge: true,
      timeVisible: true,
      maxBarSpacing: widestBar(box),
    },
    crosshair: { mode: CrosshairMode.Normal },
    localization: {
      priceFormatter: priceText,
      timeFormatter: (time: Time) => localChartTimes.whole(Number(time) * 1000),
    },
  }
}

interface Size {
  readonly width: number
  readonly height: number
}

function sizeOf({ clientWidth, clientHeight }: Element): Size {
  return { width: clientWidth, height: clientHeight }
}

/** Number of candles in the shortest time frame, `1H` in five-minute candles. */
const fewestBars = 12

/**
 * Returns the maximum width of a candle, pixels. A full time frame fills the chart, but the few candles of a
 * new token do not become too wide.
 */
function widestBar({ clientWidth }: Element): number {
  return clientWidth / fewestBars
}

/**
 * Returns a function that redraws the chart if the size of its box has changed. The library's `autoSize`
 * would draw twice for odd or fractional widths.
 */
function fitter(chart: IChartApiBase<Time>, box: Element): () => void {
  let drawn = sizeOf(box)
  return () => {
    const now = sizeOf(box)
    if (now.width === drawn.width && now.height === drawn.height) return
    drawn = now
    chart.applyOptions({ timeScale: { maxBarSpacing: widestBar(box) } })
    chart.timeScale().fitContent()
    chart.resize(now.width, now.height, true)
  }
}
