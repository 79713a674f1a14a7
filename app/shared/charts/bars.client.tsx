import { useRef } from 'react'
import { formatDollars, formatGridUsd } from '~/domain/format/format-dollars'
import { BarDrawing } from './bar-drawing'
import { columnBounds, barGap as gap, barMargin as margin } from './bar-layout'
import { BarTooltip } from './bar-tooltip'
import * as styles from './charts.css'
import { chartsText } from './charts-text'
import type { BarPlace, BarSeries } from './series'
import { useBox } from './use-box'
import { useColumn } from './use-column'

export interface BarsProps {
  /** Accessible name of the chart. */
  readonly label: string
  readonly places: readonly BarPlace[]
  readonly series: readonly BarSeries[]
  /** Bars to draw instead of `series`, which are then only in the tooltip and in the table. */
  readonly drawn?: readonly BarSeries[] | undefined
  /** Formats values in the tooltip and in the table. By default, values are formatted as dollars. */
  readonly format?: (value: number) => string
  /** Formats values beside the grid lines. */
  readonly formatGrid?: (value: number) => string
  /** Label for the sum of a column. */
  readonly total?: string
}

/** Stacked bar chart. The visitor selects a column with the pointer or the arrow keys to see its values. */
export function Bars({
  label,
  places,
  series,
  drawn = series,
  format = formatDollars,
  formatGrid = formatGridUsd,
  total = chartsText.total,
}: BarsProps) {
  const plot = useRef<HTMLElement>(null)
  const box = useBox(plot)
  const width = (box?.width ?? margin.left + margin.right) - margin.left - margin.right
  const layout = { count: places.length, width, gap }
  const { column, handlers } = useColumn(layout, margin.left)
  const place = column === undefined ? undefined : places[column]
  const bounds = column === undefined ? undefined : columnBounds(layout, column)
  const name = chartsText.chartOf(label)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move column by column
    <section ref={plot} className={styles.plot} aria-label={name} tabIndex={0} {...handlers}>
      {bounds === undefined ? null : <Hovered {...bounds} />}
      {box === undefined || width <= 0 ? null : (
        <div className={styles.drawing} aria-hidden="true">
          <BarDrawing {...{ places, formatGrid }} series={drawn} width={box.width} height={box.height} />
        </div>
      )}
      {place === undefined || bounds === undefined || column === undefined ? null : (
        <BarTooltip
          title={place.title}
          {...{ series, column, format, total }}
          left={margin.left + bounds.left + bounds.width / 2}
        />
      )}
    </section>
  )
}

/** Highlight behind the selected column. */
function Hovered({ left, width }: { readonly left: number; readonly width: number }) {
  const { top, bottom } = margin
  return <div className={styles.hovered} style={{ left: margin.left + left, width, top, bottom }} />
}
