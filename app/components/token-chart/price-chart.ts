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

/** A drawing of prices and volumes in a box. */
export interface PriceChart {
  draw(view: PriceChartView): void
  /** Puts the cross over a bar, by its place; undefined takes it away. */
  point(index: number | undefined): void
  stop(): void
}

/**
 * Draws into `box`, which gives it its size. `onPoint` hears which bar the pointer is over. What is drawn first is drawn outside of the page, and
 * laid out in a task of its own: both together are more than a phone does at once.
 */
export function createPriceChart(box: HTMLElement, onPoint: (index: number | undefined) => void): PriceChart {
  const stage = document.createElement('div')
  stage.style.height = '100%'
  const chart = createChartEx<Time, LocalTimeScale>(stage, new LocalTimeScale(), optionsIn(box))
  const series = createPriceSeries(chart)
  const sizing = new ResizeObserver(fitter(chart, box))
  let isStopped = false

  chart.subscribeCrosshairMove(({ time, sourceEvent }: MouseEventParams) => {
    // A cross that was set by hand has no event of the pointer.
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

/** All options but those of the theme. */
function optionsIn(box: Element) {
  return {
    ...sizeOf(box),
    // From the beginning: even a logo that goes at once brings an inline style, which the page's policy forbids. Its licence asks for a link,
    // which stands below the chart.
    layout: { attributionLogo: false },
    // The page scrolls, not the chart: a time frame shows all that it has.
    handleScroll: false,
    handleScale: false,
    // A price that the upper edge would cut is not written.
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

/** Bars of the time frame that has the fewest, `1H` by five minutes (M104). */
const fewestBars = 12

/** Room of one bar, px: every whole time frame fills the chart, and a token that is an hour old has not one bar as wide as the chart. */
function widestBar({ clientWidth }: Element): number {
  return clientWidth / fewestBars
}

/** Draws a chart anew whenever its box has another size. The library's own `autoSize` draws a second time where a width is odd or no whole number. */
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
