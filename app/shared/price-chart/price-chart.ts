import {
  CrosshairMode,
  createChartEx,
  type IChartApiBase,
  type MouseEventParams,
  type Time,
} from 'lightweight-charts'
import type { Zone } from '~/domain/format/time-zone'
import { chartTimes } from './chart-time'
import type { PriceChartView } from './price-chart-view'
import { createPriceSeries } from './price-series'
import { ZonedTimeScale } from './zoned-time-scale'

/** A chart of prices and volumes in a box. */
export interface PriceChart {
  /** The library's chart, for series beside prices and volumes. */
  readonly api: IChartApiBase<Time>
  draw(view: PriceChartView): void
  /** Moves the crosshair to the candle with this index. `undefined` removes the crosshair. */
  point(index: number | undefined): void
  /** Hides labels of the price axis that would overlap labels at these prices. */
  keepFree(prices: readonly number[]): void
  stop(): void
}

/**
 * Creates a chart in `box`, which determines its size. Its times are in `zone`. `onPoint` receives the index of the candle under the
 * pointer. The chart is first drawn outside the document and added to it in a separate task, because a single
 * task would block a phone for too long. Call `draw` after the next frame: in that frame the library sizes its canvases,
 * and it draws twice whatever is in the chart then. A `movable` chart can be scrolled and zoomed; any other one always
 * shows all bars.
 */
export function createPriceChart(
  box: HTMLElement,
  zone: Zone,
  onPoint: (index: number | undefined) => void,
  motion: 'fixed' | 'movable' = 'fixed',
): PriceChart {
  const stage = document.createElement('div')
  stage.style.height = '100%'
  const chart = createChartEx<Time, ZonedTimeScale>(stage, new ZonedTimeScale(zone), {
    ...optionsIn(box, zone),
    ...(motion === 'movable' && movable),
  })
  const series = createPriceSeries(chart, motion)
  const fillBox = fitter(chart, box, motion)
  fillBox('next frame')
  const sizing = new ResizeObserver(() => fillBox('now'))
  let isStopped = false
  /** Whether code has set the crosshair. */
  let isSet = false

  chart.subscribeCrosshairMove(({ time, sourceEvent }: MouseEventParams) => {
    // There is no pointer event if code has set the crosshair, which is not reported, or if bars have moved under a
    // pointer that rests.
    if (sourceEvent !== undefined) isSet = false
    if (time === undefined || sourceEvent !== undefined || (motion === 'movable' && !isSet))
      onPoint(series.indexOf(time))
  })
  const show = () => {
    if (isStopped || stage.isConnected) return
    box.append(stage)
    sizing.observe(box)
  }
  return {
    api: chart,
    draw(view) {
      series.draw(view)
      // The library draws in the next frame, so add the chart to the document after that frame.
      if (!stage.isConnected) requestAnimationFrame(() => setTimeout(show))
    },
    point(index) {
      isSet = index !== undefined
      series.point(index)
    },
    keepFree: series.keepFree,
    stop() {
      isStopped = true
      sizing.disconnect()
      chart.remove()
      stage.remove()
    },
  }
}

/**
 * Width of the price axis that most labels fit into, pixels. A chart whose labels need no more is not laid out, and drawn,
 * a second time when they arrive or change.
 */
const usualAxisPx = 72

/** Returns the options of the chart without the theme colours. */
function optionsIn(box: Element, { format }: Zone) {
  return {
    // Disable the library's logo when the chart is created. Removing it later would leave an inline style,
    // which the content security policy forbids. The licence of the library requires a link, which is shown
    // below the chart.
    // The font is that of the page from the start, because another one would change the size of the axes.
    layout: {
      attributionLogo: false,
      fontSize: 11,
      fontFamily: getComputedStyle(document.body).fontFamily,
    },
    // Wheel and touch scroll the page, not the chart, because the chart always shows all candles of a time
    // frame.
    handleScroll: false,
    handleScale: false,
    // Omit a price label that the upper edge would clip.
    rightPriceScale: {
      borderVisible: false,
      entireTextOnly: true,
      minimumWidth: usualAxisPx,
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
      timeFormatter: (time: Time) => chartTimes(format).whole(Number(time) * 1000),
    },
  }
}

/**
 * Options of a chart that can be scrolled and zoomed. A vertical swipe scrolls the page, so that a chart as wide as a
 * phone is no trap.
 */
const movable = {
  handleScroll: { mouseWheel: true, pressedMouseMove: true, horzTouchDrag: true, vertTouchDrag: false },
  handleScale: { mouseWheel: true, pinch: true, axisPressedMouseMove: true, axisDoubleClickReset: true },
  timeScale: { borderVisible: false, timeVisible: true, minBarSpacing: 0.5, rightOffset: 2 },
} as const

/**
 * Number of candles in the shortest time frame. That time frame is `1H`, which has 12 candles of five
 * minutes.
 */
const fewestBars = 12

/**
 * Returns the maximum width of a candle, pixels. The candles of a full time frame fill the chart. The maximum
 * matters for a new token, whose few candles would otherwise be too wide.
 */
function widestBar({ clientWidth }: Element): number {
  return clientWidth / fewestBars
}

/**
 * Returns a function that redraws the chart if the size of its box has changed. This replaces the `autoSize`
 * option of the library, which draws twice if a width is odd or fractional.
 */
function fitter(chart: IChartApiBase<Time>, box: Element, motion: 'fixed' | 'movable') {
  let size = { width: 0, height: 0 }
  return (drawn: 'now' | 'next frame') => {
    const { clientWidth: width, clientHeight: height } = box
    if (width === size.width && height === size.height) return
    size = { width, height }
    if (motion === 'fixed') {
      chart.applyOptions({ timeScale: { maxBarSpacing: widestBar(box) } })
      chart.timeScale().fitContent()
    }
    chart.resize(width, height, drawn === 'now')
  }
}
