import { type KeyboardEvent, memo, type PointerEvent, useMemo, useState } from 'react'
import type { UnixMs } from '~/domain/base/time'
import { formatDateTime } from '~/domain/format/format-time'
import type { Zone } from '~/domain/format/time-zone'
import { SeriesKey } from '~/shared/charts/series-mark'
import { mono } from '~/ui/theme/text-style.css'
import { type ChartScale, changeTimes, chartHeight, nearestTime, scaleOf, xPercent } from './chart-scale'
import type { ChartedSeries } from './charted-series'
import { SizeAxis, TimeAxis } from './position-axes'
import * as styles from './position-chart.css'
import { crosshairWords, PositionTooltip } from './position-crosshair'
import { PositionLines } from './position-lines'

interface PositionChartProps {
  readonly series: readonly ChartedSeries[]
  /** Time at the right edge of the chart. */
  readonly nowMs: UnixMs
  readonly name: string
  /** Whether the visitor's time zone is known. */
  readonly zone: Zone
}

/**
 * Step lines of the largest traders' position sizes. The pointer or the arrow keys move a crosshair that
 * shows the sizes at a single time.
 */
export const PositionChart = memo(function PositionChart(props: PositionChartProps) {
  const { series, nowMs, name, zone } = props
  const scale = useMemo(() => scaleOf(series, nowMs), [series, nowMs])
  const crosshair = useCrosshair(series, scale)
  const formatTime = (time: UnixMs) => formatDateTime(time, zone.format)
  const { time } = crosshair
  return (
    <>
      <div className={styles.frame}>
        <div
          className={styles.plot}
          role="slider"
          tabIndex={0}
          aria-label={name}
          aria-valuemin={0}
          aria-valuemax={Math.max(0, crosshair.times.length - 1)}
          aria-valuenow={time === undefined ? crosshair.times.length - 1 : crosshair.times.indexOf(time)}
          aria-valuetext={crosshairWords({ series, time: time ?? scale.toMs, formatTime })}
          {...crosshair.handlers}
        >
          <svg className={styles.drawing} width="100%" height={chartHeight} aria-hidden="true">
            <PositionLines series={series} scale={scale} />
            {time === undefined ? null : <Crosshair x={xPercent(scale, time)} />}
          </svg>
          {time === undefined ? null : (
            <PositionTooltip series={series} scale={scale} time={time} formatTime={formatTime} />
          )}
        </div>
        <SizeAxis series={series} scale={scale} />
        <TimeAxis scale={scale} zone={zone} />
      </div>
      <Legend series={series} />
    </>
  )
})

function Crosshair({ x }: { x: number }) {
  return <line className={styles.crosshair} x1={`${x}%`} x2={`${x}%`} y1="0" y2={chartHeight} />
}

function Legend({ series }: { series: readonly ChartedSeries[] }) {
  return (
    <div className={styles.legend}>
      {series.map((one) => (
        <span key={one.authority} className={styles.legendEntry} title={one.marketTitle}>
          <SeriesKey style={one.style} lone={one.lone} />
          <span className={mono}>{one.trader}</span> · {one.legend}
        </span>
      ))}
    </div>
  )
}

/**
 * Number of size changes by which each key moves the crosshair. Negative numbers move the crosshair to the
 * left.
 */
const moves: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

function useCrosshair(series: readonly ChartedSeries[], scale: ChartScale) {
  const [time, setTime] = useState<UnixMs>()
  const times = useMemo(() => changeTimes(series), [series])
  const point = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const pointed = scale.fromMs + ((event.clientX - left) / width) * (scale.toMs - scale.fromMs)
    setTime(nearestTime(times, pointed))
  }
  const clear = () => setTime(undefined)
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const move = moves[event.key]
    if (event.key === 'Escape') clear()
    if (move === undefined) return
    event.preventDefault()
    const from = time === undefined ? times.length : times.indexOf(time)
    setTime(times[Math.max(0, Math.min(times.length - 1, from + move))])
  }
  const handlers = {
    onPointerMove: point,
    onPointerDown: point,
    onPointerLeave: clear,
    onBlur: clear,
    onKeyDown,
  }
  return { time, times, handlers }
}
