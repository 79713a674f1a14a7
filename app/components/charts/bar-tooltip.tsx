import { missingText } from '~/domain/format'
import { knownSum } from '~/domain/known-sum'
import { ifKnown } from '~/lib/known'
import { text } from '~/ui/text'
import { SeriesName, Swatch } from './chart-legend'
import * as styles from './charts.css'
import type { BarSeries } from './series'

interface BarTooltipProps {
  readonly title: string
  readonly series: readonly BarSeries[]
  readonly column: number
  readonly format: (value: number) => string
  /** What the column adds up to is called. */
  readonly total: string
  /** Middle of the column, px. */
  readonly left: number
}

/** Half of its greatest width: so far it stays away from the chart's ends. */
const halfPx = 112

/** What one column says; also said aloud, for those who read it with the arrows. */
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
        // biome-ignore lint/suspicious/noArrayIndexKey: anybody may give a token any name
        <div key={index} className={styles.tooltipLine}>
          <Swatch color={color} />
          <SeriesName {...{ label, unverified }} />
          <span>{ifKnown(value, format) ?? missingText}</span>
        </div>
      ))}
      {parts.length < 2 ? null : (
        <div className={styles.tooltipLine}>
          <span />
          <b>{total}</b>
          <b>{ifKnown(knownSum(...parts.map(({ value }) => value)), format) ?? missingText}</b>
        </div>
      )}
    </div>
  )
}
