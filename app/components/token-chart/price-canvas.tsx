import { useEffect, useRef } from 'react'
import type { CandleWire } from '~/contracts/candle'
import type { ChartFrame } from '~/domain/chart-candles'
import type { ChartType } from './chart-choices'
import { useChartTheme } from './chart-theme'
import { createPriceChart, type PriceChart } from './price-chart'
import * as styles from './token-chart.css'

interface PriceCanvasProps {
  readonly bars: readonly CandleWire[]
  readonly frame: ChartFrame
  readonly type: ChartType
  /** The bar that the keyboard stands on. */
  readonly stepped: number | undefined
  /** Which bar the pointer is over. */
  readonly onPoint: (index: number | undefined) => void
}

/** The drawing of a token's chart. Brings the chart library with it. */
export function PriceCanvas({ bars, frame, type, stepped, onPoint }: PriceCanvasProps) {
  const box = useRef<HTMLDivElement>(null)
  const chart = useRef<PriceChart>()
  const theme = useChartTheme()
  useEffect(() => {
    if (box.current === null) return
    const created = createPriceChart(box.current, onPoint)
    chart.current = created
    return () => created.stop()
  }, [onPoint])
  useEffect(() => {
    // In a task of its own: making the chart and drawing it is more than a phone does at once.
    const soon = setTimeout(() => chart.current?.draw({ bars, frame, type, theme }))
    return () => clearTimeout(soon)
  }, [bars, frame, type, theme])
  useEffect(() => chart.current?.point(stepped), [stepped])
  return <div ref={box} className={styles.canvas} aria-hidden="true" />
}
