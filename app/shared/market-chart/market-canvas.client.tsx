import { useEffect, useRef, useState } from 'react'
import type { CandleWire } from '~/contracts/candle'
import type { ChartMarksWire } from '~/contracts/chart-marks'
import type { PanePointWire } from '~/contracts/chart-page'
import type { UnixMs } from '~/domain/base/time'
import type { ChartType } from '~/shared/price-chart/chart-choices'
import { useChartTheme } from '~/shared/price-chart/chart-theme'
import * as styles from '~/shared/price-chart/token-chart.css'
import { useZone } from '~/ui/marks/now'
import type { ChartLine } from './line-choices'
import { useMarkSeries } from './marks/use-mark-series'
import { type ChartMoves, createMovableChart, type MovableChart } from './movable-chart'

interface MarketCanvasProps {
  readonly bars: readonly CandleWire[]
  readonly panes: readonly PanePointWire[] | null
  readonly motion: 'fixed' | 'movable'
  /** Identifies the bars' length. Bars of another length are a new view. */
  readonly view: string
  readonly type: ChartType
  readonly lines: readonly ChartLine[]
  /** `undefined`: no marks are switched on, or they are not loaded yet. */
  readonly marks: ChartMarksWire | undefined
  readonly barSeconds: number
  /** Start of the bar that the visitor has selected with the keyboard. */
  readonly stepped: UnixMs | undefined
  /** Called with the start of the bar under the pointer. */
  readonly onPoint: (time: UnixMs | undefined) => void
  readonly onNearStart: () => void
  /** Called with the moves of the chart, and with `undefined` when it is removed. */
  readonly onMoves: (moves: ChartMoves | undefined) => void
}

/**
 * Canvas of a token's or market's chart. This module imports the chart library. Creating and drawing the chart are
 * separate tasks, because a single task would block a phone for too long.
 */
export function MarketCanvas(props: MarketCanvasProps) {
  const { bars, panes, motion, view, type, lines, marks, barSeconds, stepped } = props
  const { onPoint, onNearStart, onMoves } = props
  const box = useRef<HTMLDivElement>(null)
  const [chart, setChart] = useState<MovableChart>()
  const theme = useChartTheme()
  const zone = useZone()
  const hasPanes = panes !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view, or panes, need a new chart
  useEffect(() => {
    let created: MovableChart | undefined
    let isWanted = true
    const show = () => {
      if (!isWanted) return
      setChart(created)
      onMoves(created)
    }
    const soon = setTimeout(() => {
      if (box.current === null) return
      created = createMovableChart(box.current, { zone, motion, hasPanes }, { onPoint, onNearStart })
      requestAnimationFrame(() => setTimeout(show))
    })
    return () => {
      isWanted = false
      clearTimeout(soon)
      created?.stop()
      setChart(undefined)
      onMoves(undefined)
    }
  }, [zone, view, motion, hasPanes, onPoint, onNearStart, onMoves])
  useEffect(() => {
    if (chart === undefined) return
    const soon = setTimeout(() => chart.draw({ bars, frame: view, type, theme, panes, lines }))
    return () => clearTimeout(soon)
  }, [chart, bars, panes, view, type, lines, theme])
  useMarkSeries(chart, { marks, bars, barSeconds, theme, motion })
  useEffect(() => chart?.point(stepped), [chart, stepped])
  return <div ref={box} className={styles.canvas} aria-hidden="true" />
}
