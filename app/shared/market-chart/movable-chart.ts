import type { IChartApiBase, ITimeScaleApi, LogicalRange, Time } from 'lightweight-charts'
import type { PanePointWire } from '~/contracts/chart-page'
import type { UnixMs } from '~/domain/base/time'
import type { Zone } from '~/domain/format/time-zone'
import { createPriceChart } from '~/shared/price-chart/price-chart'
import type { PriceChartView } from '~/shared/price-chart/price-chart-view'
import { atNewest, type BarWindow, panned, revealed, startWindow, zoomed } from './bar-window'
import { createPanes } from './chart-panes'
import type { ChartLine } from './line-choices'
import { createLines } from './line-series'

/** Bars of a chart, and the figures below them. `null`: the chart has none, or they are unknown. */
export interface MarketChartView extends PriceChartView {
  readonly panes: readonly PanePointWire[] | null
  readonly lines: readonly ChartLine[]
}

/** Moves of a chart by keyboard and buttons. */
export interface ChartMoves {
  /** Moves the view by a part of its width. A negative part shows older bars. */
  pan(part: number): void
  /** Multiplies the number of visible bars. */
  zoom(factor: number): void
  toOldest(): void
  toNewest(): void
}

/**
 * A chart in a box. A stopped chart ignores all calls: tasks that were planned before may still run, and the library
 * would draw in the next frame on canvases that are gone.
 */
export interface MovableChart extends ChartMoves {
  /** The library's chart, for marks over the bars. Not for use once the chart has stopped. */
  readonly api: IChartApiBase<Time>
  isStopped(): boolean
  draw(view: MarketChartView): void
  /** Moves the crosshair to the bar that starts at a time, and that bar into view. `undefined` removes the crosshair. */
  point(time: UnixMs | undefined): void
  /** Hides labels of the price axis that would overlap labels at these prices. */
  keepFree(prices: readonly number[]): void
  stop(): void
}

interface ChartEvents {
  /** Called with the start of the bar under the pointer. */
  readonly onPoint: (time: UnixMs | undefined) => void
  /** Called when the view comes near the first bar. */
  readonly onNearStart: () => void
}

/** Number of bars before the view at which older bars are loaded. */
const nearBars = 60

export interface ChartKind {
  readonly zone: Zone
  readonly motion: 'fixed' | 'movable'
  /** Whether the figures of a perp market are below the prices. */
  readonly hasPanes: boolean
}

/** Creates an empty chart in `box`. Call `draw` after the next frame, as `createPriceChart` explains. */
export function createMovableChart(
  box: HTMLElement,
  { zone, motion, hasPanes }: ChartKind,
  { onPoint, onNearStart }: ChartEvents,
): MovableChart {
  let bars: MarketChartView['bars'] = []
  // An index would change when older bars are added, so the caller receives a time.
  const report = (index: number | undefined) => onPoint(index === undefined ? undefined : bars[index]?.time)
  const chart = createPriceChart(box, zone, report, motion)
  const axis = chart.api.timeScale()
  const panes = hasPanes ? createPanes(chart.api) : undefined
  const lines = createLines(chart.api, zone)
  const look = (range: LogicalRange | null) => {
    if (range !== null && bars.length > 0 && range.from < nearBars) onNearStart()
  }
  if (motion === 'movable') axis.subscribeVisibleLogicalRangeChange(look)
  let isStopped = false
  const mover = motion === 'movable' ? createMover(axis) : () => undefined
  const move: typeof mover = (to) => {
    if (!isStopped) mover(to)
  }
  return {
    api: chart.api,
    isStopped: () => isStopped,
    draw(view) {
      if (isStopped) return
      const isFirst = bars.length === 0 && view.bars.length > 0
      bars = view.bars
      if (view.panes !== null) panes?.draw(view.panes, view.theme)
      chart.draw(view)
      lines.draw(view.bars, view.lines, view.theme)
      if (isFirst && motion === 'movable')
        axis.setVisibleLogicalRange(startWindow(bars.length, box.clientWidth))
    },
    point(time) {
      if (isStopped) return
      const index = bars.findIndex((bar) => bar.time === time)
      if (index !== -1) move((window) => revealed(window, index))
      chart.point(index === -1 ? undefined : index)
    },
    keepFree(prices) {
      if (!isStopped) chart.keepFree(prices)
    },
    stop() {
      isStopped = true
      chart.stop()
    },
    pan: (part) => move((window) => panned(window, part, bars.length)),
    zoom: (factor) => move((window) => zoomed(window, factor, bars.length)),
    toOldest: () => move(({ from, to }) => ({ from: -1, to: to - from - 1 })),
    toNewest: () => move((window) => atNewest(window, bars.length)),
  }
}

/**
 * Returns a function that moves the view. The library moves in the next frame, so a second move before that begins
 * where the first one ends.
 */
function createMover(axis: ITimeScaleApi<Time>): (to: (window: BarWindow) => BarWindow) => void {
  let target: BarWindow | undefined
  const forget = () => {
    target = undefined
  }
  return (to) => {
    const range = target ?? axis.getVisibleLogicalRange()
    if (range === null) return
    target = to(range)
    axis.setVisibleLogicalRange(target)
    requestAnimationFrame(() => requestAnimationFrame(forget))
  }
}
