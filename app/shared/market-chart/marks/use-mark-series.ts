import { useEffect, useRef } from 'react'
import type { CandleWire } from '~/contracts/candle'
import type { ChartMarksWire } from '~/contracts/chart-marks'
import type { ChartTheme } from '~/shared/price-chart/chart-theme'
import type { MovableChart } from '../movable-chart'
import type { MarkSet } from './mark-series'

interface DrawnMarks {
  /** `undefined`: no marks are switched on, or they are not loaded yet. */
  readonly marks: ChartMarksWire | undefined
  readonly bars: readonly CandleWire[]
  readonly barSeconds: number
  readonly theme: ChartTheme
  readonly motion: 'fixed' | 'movable'
}

const noMarks: ChartMarksWire = { fills: [], walls: [], planned: [] }

/** Draws marks over a chart. Their code is loaded when the first mark is switched on. */
export function useMarkSeries(chart: MovableChart | undefined, drawn: DrawnMarks): void {
  const { marks, bars, barSeconds, theme, motion } = drawn
  const made = useRef<{ readonly chart: MovableChart; readonly set: MarkSet }>()
  useEffect(() => {
    const known = made.current?.chart === chart ? made.current : undefined
    if (chart === undefined || (marks === undefined && known === undefined)) return
    const draw = ({ set }: { readonly set: MarkSet }) => {
      if (chart.isStopped()) return
      const shown = marks ?? noMarks
      set.draw(shown, bars, barSeconds, theme, motion)
      chart.keepFree(shown.walls.map(({ price }) => price))
    }
    if (known !== undefined) {
      // After the bars, which are drawn in a task of their own.
      const soon = setTimeout(() => draw(known))
      return () => clearTimeout(soon)
    }
    let isWanted = true
    import('./mark-series')
      .then(({ createMarks }) => {
        if (!isWanted || chart.isStopped()) return
        made.current = { chart, set: createMarks(chart.api) }
        draw(made.current)
      })
      .catch(() => undefined) // The chart stays without marks. Its table has them.
    return () => {
      isWanted = false
    }
  }, [chart, marks, bars, barSeconds, theme, motion])
}
