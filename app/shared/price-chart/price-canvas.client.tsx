import { useEffect, useRef, useState } from 'react'
import type { CandleWire } from '~/contracts/candle'
import type { ChartFrame } from '~/domain/price/chart-candles'
import { useZone } from '~/ui/marks/now'
import type { ChartType } from './chart-choices'
import { useChartTheme } from './chart-theme'
import { createPriceChart, type PriceChart } from './price-chart'
import * as styles from './token-chart.css'

interface PriceCanvasProps {
  readonly bars: readonly CandleWire[]
  readonly frame: ChartFrame
  readonly type: ChartType
  /** Index of the candle that the visitor has selected with the keyboard. */
  readonly stepped: number | undefined
  /** Called with the index of the candle under the pointer. */
  readonly onPoint: (index: number | undefined) => void
}

/**
 * Canvas of a token chart. This module imports the chart library. Creating and drawing the chart are separate
 * tasks, because a single task would block a phone for too long.
 */
export function PriceCanvas({ bars, frame, type, stepped, onPoint }: PriceCanvasProps) {
  const box = useRef<HTMLDivElement>(null)
  const [chart, setChart] = useState<PriceChart>()
  const theme = useChartTheme()
  const zone = useZone()
  useEffect(() => {
    let created: PriceChart | undefined
    const soon = setTimeout(() => {
      if (box.current === null) return
      created = createPriceChart(box.current, zone, onPoint)
      setChart(created)
    })
    return () => {
      clearTimeout(soon)
      created?.stop()
      setChart(undefined)
    }
  }, [zone, onPoint])
  useEffect(() => {
    if (chart === undefined) return
    const soon = setTimeout(() => chart.draw({ bars, frame, type, theme }))
    return () => clearTimeout(soon)
  }, [chart, bars, frame, type, theme])
  useEffect(() => chart?.point(stepped), [chart, stepped])
  return <div ref={box} className={styles.canvas} aria-hidden="true" />
}
