import type { UnixMs } from '~/domain/base/time'
import { formatUsd, missingText } from '~/domain/format/format'
import { SeriesKey } from '~/shared/charts/series-mark'
import { mono } from '~/ui/theme/text-style.css'
import { type ChartScale, sizeAt, xPercent } from './chart-scale'
import type { ChartedSeries } from './charted-series'
import * as styles from './position-chart.css'

interface CrosshairProps {
  readonly series: readonly ChartedSeries[]
  readonly scale: ChartScale
  readonly time: UnixMs
  readonly formatTime: (time: UnixMs) => string
}

/** Tooltip with the position sizes of all traders at the crosshair's time. */
export function PositionTooltip({ series, scale, time, formatTime }: CrosshairProps) {
  const x = xPercent(scale, time)
  return (
    <div className={x < 50 ? styles.tooltipAtRight : styles.tooltipAtLeft} style={{ left: `${x}%` }}>
      <div className={styles.tooltipTime}>{formatTime(time)}</div>
      {series.map((one) => (
        <div key={one.authority} className={styles.tooltipRow}>
          <SeriesKey style={one.style} lone={one.lone} />
          <span className={mono}>{one.trader}</span>
          <span>{one.marketTitle}</span>
          <b className={styles.tooltipSize}>{sizeWords(one, time)}</b>
        </div>
      ))}
    </div>
  )
}

/** Returns the content of the tooltip as one sentence for screen readers. */
export function crosshairWords({ series, time, formatTime }: Omit<CrosshairProps, 'scale'>): string {
  const sizes = series.map((one) => `${one.trader} ${one.marketTitle} ${sizeWords(one, time)}`)
  return `${formatTime(time)}: ${sizes.join(', ')}`
}

function sizeWords({ points }: ChartedSeries, time: UnixMs): string {
  const usd = sizeAt(points, time)
  if (usd === undefined) return missingText
  const { text, suffix } = formatUsd(usd)
  return `$${text}${suffix}`
}
