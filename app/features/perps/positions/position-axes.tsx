import { formatUsd } from '~/domain/format/format'
import type { Zone } from '~/domain/format/time-zone'
import { spreadLabels } from '~/shared/charts/spread-labels'
import { timeTicks } from '~/shared/charts/time-ticks'
import { color } from '~/ui/theme/theme.css'
import { type ChartScale, chartHeight, usdTicks, xPercent, yPixels } from './chart-scale'
import type { ChartedSeries } from './charted-series'
import * as styles from './position-chart.css'

/** Minimum distance between labels of the chart's axes, pixels. */
const labelGap = 18
const tickGap = 16
const mostTicks = 7

/** Labels at the right edge of the chart: round position sizes, and the last size of each line. */
export function SizeAxis({ series, scale }: { series: readonly ChartedSeries[]; scale: ChartScale }) {
  const lines = series.flatMap((one) => {
    const last = one.points.at(-1)
    return last === undefined ? [] : [{ key: one.authority, stroke: color[one.style.tone], usd: last[1] }]
  })
  const places = spreadLabels(
    lines.map(({ usd }) => yPixels(scale, usd)),
    labelGap,
    chartHeight,
  )
  const free = usdTicks(scale).filter((usd) =>
    places.every((place) => Math.abs(place - yPixels(scale, usd)) >= tickGap),
  )
  return (
    <div className={styles.sizes} aria-hidden="true">
      {free.map((usd) => (
        <span key={usd} className={styles.sizeLabel} style={{ top: yPixels(scale, usd) }}>
          {usd === 0 ? '0' : usdWords(usd)}
        </span>
      ))}
      {lines.map(({ key, stroke, usd }, index) => (
        <span key={key} className={styles.lastLabel} style={{ top: places[index], borderLeftColor: stroke }}>
          {usdWords(usd)}
        </span>
      ))}
    </div>
  )
}

/**
 * Time labels below the chart. They are in the visitor's time zone as soon as it is known. The label of a new
 * day is the date.
 */
export function TimeAxis({ scale, zone }: { scale: ChartScale; zone: Zone }) {
  const { format, offset } = zone
  return (
    <div className={styles.times} aria-hidden="true">
      {timeTicks(scale, offset, mostTicks).map(({ time, isNewDay }) => {
        const x = xPercent(scale, time)
        const { day, month, hour, minute } = format(time)
        return (
          <span
            key={time}
            className={styles.timeLabel}
            style={{ left: `${x}%`, transform: `translateX(${labelShift(x)}%)` }}
          >
            {isNewDay ? `${day} ${month}` : `${hour}:${minute}`}
          </span>
        )
      })}
    </div>
  )
}

/**
 * Minimum distance of a centred label from the ends of the axis, percent. A centred label closer to an end
 * would be cut off.
 */
const nearEnd = 5

/**
 * Returns the horizontal shift of a label at a position, percent of the label's width. Negative values shift
 * to the left.
 */
function labelShift(x: number): number {
  return x < nearEnd ? 0 : x > 100 - nearEnd ? -100 : -50
}

function usdWords(usd: number): string {
  const { text, suffix } = formatUsd(usd)
  return `${text}${suffix}`
}
