import { SeriesMark } from '~/shared/charts/series-mark'
import { color } from '~/ui/theme/theme.css'
import {
  type ChartScale,
  chartHeight,
  linePoints,
  stepPath,
  usdTicks,
  xPercent,
  yPixels,
} from './chart-scale'
import type { ChartedSeries } from './charted-series'
import * as styles from './position-chart.css'

/**
 * Maximum number of records in a line with a mark at each record. If a line has more records, the marks would
 * merge into a band.
 */
const mostMarks = 40

/**
 * Grid, lines and marks of the chart. Horizontal positions are percentages, so the drawing from the server
 * fits every screen.
 */
export function PositionLines({ series, scale }: { series: readonly ChartedSeries[]; scale: ChartScale }) {
  return (
    <>
      {usdTicks(scale).map((usd) => (
        <line
          key={usd}
          className={usd === 0 ? styles.zero : styles.grid}
          x1="0"
          x2="100%"
          y1={yPixels(scale, usd)}
          y2={yPixels(scale, usd)}
        />
      ))}
      <svg
        width="100%"
        height={chartHeight}
        viewBox={`0 0 100 ${chartHeight}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {series.map((one) => (
          <path
            key={one.authority}
            className={one.lone ? styles.carried : styles.line}
            d={stepPath(linePoints(one.points, scale), scale)}
            stroke={color[one.style.tone]}
            strokeDasharray={one.lone ? undefined : one.style.dash}
          />
        ))}
      </svg>
      {series.map((one) => (
        <Marks key={one.authority} series={one} scale={scale} />
      ))}
    </>
  )
}

function Marks({ series, scale }: { series: ChartedSeries; scale: ChartScale }) {
  const { points, style } = series
  if (points.length > mostMarks) return null
  return points.map(([time, usd]) => (
    <svg
      key={`${time} ${usd}`}
      x={`${xPercent(scale, time)}%`}
      y={yPixels(scale, usd)}
      overflow="visible"
      aria-hidden="true"
    >
      <SeriesMark style={style} />
    </svg>
  ))
}
