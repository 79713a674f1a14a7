import { formatSigned } from '~/domain/format/format'
import { formatDateTime } from '~/domain/format/format-time'
import { SeriesKey, SeriesMark } from '~/shared/charts/series-mark'
import { seriesStyle } from '~/shared/charts/series-style'
import { spreadLabels } from '~/shared/charts/spread-labels'
import { timeTicks } from '~/shared/charts/time-ticks'
import { useZone } from '~/ui/marks/now'
import { PanelState } from '~/ui/panel/panel-state'
import { color } from '~/ui/theme/theme.css'
import * as styles from './compare.css'
import { type CompareScale, compareScale, linePath, percentTicks, xOf, yOf } from './compare-lines'
import { compareText } from './compare-text'
import type { ComparedItem } from './compared-item'

const labelGap = 18
const mostTicks = 7

/** Lines of the price changes since the common start. The server draws them, so they need no JavaScript. */
export function CompareChart({ items }: { readonly items: readonly ComparedItem[] }) {
  const zone = useZone()
  const scale = compareScale(items.map(({ points }) => points))
  if (scale === undefined) {
    return <PanelState kind="empty" title={compareText.noPrices} reason={compareText.noPricesLine} />
  }
  const names = items.map(({ name }) => name).join(', ')
  return (
    <figure className={styles.figure} aria-label={compareText.chartName(names)}>
      <figcaption className={styles.caption}>
        {compareText.since(formatDateTime(scale.fromMs, zone.format))}
        {items.map(({ id, name, points }, index) => (
          <span key={id} className={styles.legend} translate="no">
            <SeriesKey style={seriesStyle(index)} lone={points.length === 0} />
            {name}
          </span>
        ))}
      </figcaption>
      <div className={styles.frame}>
        <Lines items={items} scale={scale} />
        <ChangeAxis items={items} scale={scale} />
        <div className={styles.times} aria-hidden="true">
          {timeTicks(scale, zone.offset, mostTicks).map(({ time, isNewDay }) => {
            const { day, month, hour, minute } = zone.format(time)
            return (
              <span key={time} className={styles.timeLabel} style={{ '--at': `${xOf(scale, time)}%` }}>
                {isNewDay ? `${day} ${month}` : `${hour}:${minute}`}
              </span>
            )
          })}
        </div>
      </div>
    </figure>
  )
}

interface PartProps {
  readonly items: readonly ComparedItem[]
  readonly scale: CompareScale
}

function Lines({ items, scale }: PartProps) {
  const height = styles.chartHeight
  return (
    <svg
      className={styles.drawing}
      width="100%"
      height={height}
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {percentTicks(scale).map((percent) => (
        <path
          key={percent}
          className={percent === 0 ? styles.zero : styles.grid}
          d={`M0 ${yOf(scale, percent, height)}H100`}
        />
      ))}
      {items.map(({ id, points }, index) => (
        <path
          key={id}
          className={styles.line}
          d={linePath(points, scale, height)}
          stroke={color[seriesStyle(index).tone]}
          strokeDasharray={seriesStyle(index).dash}
        />
      ))}
    </svg>
  )
}

/** Round changes, and the last change of each line, at the right edge. */
function ChangeAxis({ items, scale }: PartProps) {
  const lasts = items.flatMap(({ id, name, points }, index) => {
    const last = points.at(-1)
    return last === undefined ? [] : [{ id, name, percent: last[1], look: seriesStyle(index) }]
  })
  const places = spreadLabels(
    lasts.map(({ percent }) => yOf(scale, percent, styles.chartHeight)),
    labelGap,
    styles.chartHeight,
  )
  const free = percentTicks(scale).filter((percent) =>
    places.every((place) => Math.abs(place - yOf(scale, percent, styles.chartHeight)) >= labelGap - 2),
  )
  return (
    <div className={styles.changes} aria-hidden="true">
      {free.map((percent) => (
        <span key={percent} className={styles.tick} style={{ top: yOf(scale, percent, styles.chartHeight) }}>
          {percent === 0 ? '0' : formatSigned(percent, Number.isInteger(percent) ? 0 : 2)}%
        </span>
      ))}
      {lasts.map(({ id, percent, look }) => (
        <svg
          key={id}
          className={styles.endMark}
          style={{ top: yOf(scale, percent, styles.chartHeight) }}
          width="12"
          height="12"
          viewBox="-6 -6 12 12"
          aria-hidden="true"
        >
          <SeriesMark style={look} />
        </svg>
      ))}
      {lasts.map(({ id, name, percent, look }, index) => (
        <span
          key={id}
          className={styles.last}
          style={{ top: places[index], borderLeftColor: color[look.tone] }}
          title={name}
        >
          {formatSigned(percent, 1)}%
        </span>
      ))}
    </div>
  )
}
