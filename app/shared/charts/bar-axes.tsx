import type { BarCustomLayerProps, BarDatum } from '@nivo/bar'
import { createContext, useContext } from 'react'
import { color } from '~/ui/theme/theme.css'
import { barGap, columnBounds, namedColumns } from './bar-layout'
import * as styles from './charts.css'
import type { BarPlace } from './series'

/**
 * Texts of the chart's axes. They are passed by a context, because nivo renders the layers and passes them no
 * extra props.
 */
export const AxisWords = createContext<{
  readonly places: readonly BarPlace[]
  readonly formatGrid: (value: number) => string
}>({ places: [], formatGrid: String })

type Plot = Pick<BarCustomLayerProps<BarDatum>, 'yScale' | 'innerWidth' | 'innerHeight'>

const gridLines = 4
/** Minimum width per label below the axis, pixels. */
const leastTickPx = 64
/** Distance between bars and labels, pixels. */
const apartPx = 8

/** Draws the grid lines with their values on the right, and the labels below the columns. */
export function BarAxes({ yScale, innerWidth, innerHeight }: Plot) {
  const { places, formatGrid } = useContext(AxisWords)
  const values = yScale.type === 'linear' ? yScale.ticks(gridLines) : []
  const layout = { count: places.length, width: innerWidth, gap: barGap }
  return (
    <g className={styles.axis}>
      {values.map((value) => (
        <g key={value} transform={`translate(0,${yScale(value)})`}>
          <line x2={innerWidth} stroke={color.grid} />
          <text x={innerWidth + apartPx} dominantBaseline="central">
            {formatGrid(value)}
          </text>
        </g>
      ))}
      {namedColumns(
        layout,
        leastTickPx,
        places.map(({ clockMinute }) => clockMinute),
      ).map((column) => {
        const { left, width } = columnBounds(layout, column)
        return (
          <text
            key={column}
            x={left + width / 2}
            y={innerHeight + apartPx}
            textAnchor="middle"
            dominantBaseline="text-before-edge"
          >
            {places[column]?.tick}
          </text>
        )
      })}
    </g>
  )
}
