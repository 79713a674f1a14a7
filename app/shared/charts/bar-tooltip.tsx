import { knownSum } from '~/domain/base/known-sum'
import { missingText } from '~/domain/format/format'
import { mapNullable } from '~/lib/map-nullable'
import { text } from '~/ui/text'
import { SeriesName, Swatch } from './chart-legend'
import * as styles from './charts.css'
import type { BarSeries } from './series'

interface BarTooltipProps {
  readonly title: string
  readonly series: readonly BarSeries[]
  readonly column: number
  readonly format: (value: number) => string
  /** Label for the sum of the column. */
  readonly total: string
  /** Horizontal position of the column's middle, pixels. */
  readonly left: number
}

/**
 * Half of the maximum width of the tooltip, pixels. The tooltip's middle stays this far from the ends of the
 * chart.
 */
const halfPx = 112

/** Tooltip with the values of one column. A live region also announces the values to keyboard users. */
export function BarTooltip({ title, series, column, format, total, left }: BarTooltipProps) {
  const parts = series
    .map((one) => ({ ...one, value: one.values[column] ?? undefined }))
    .filter(({ value }) => value !== 0)
  return (
    <div
      className={styles.tooltip}
      style={{ left: `clamp(${halfPx}px, ${left}px, calc(100% - ${halfPx}px))` }}
      role="status"
      data-raised=""
    >
      <b>{title}</b>
      {parts.length === 0 ? <div>{text.noData}</div> : null}
      {parts.map(({ label, unverified = false, color, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: token names are not unique
        <div key={index} className={styles.tooltipLine}>
          <Swatch color={color} />
          <SeriesName {...{ label, unverified }} />
          <span>{mapNullable(value, format) ?? missingText}</span>
        </div>
      ))}
      {parts.length < 2 ? null : (
        <div className={styles.tooltipLine}>
          <span />
          <b>{total}</b>
          <b>{mapNullable(knownSum(...parts.map(({ value }) => value)), format) ?? missingText}</b>
        </div>
      )}
    </div>
  )
}
