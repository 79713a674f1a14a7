import type { ReactNode, RefObject } from 'react'
import { Button } from '~/ui/controls/button'
import { Icon } from '~/ui/marks/icon'
import { PlainTable } from '~/ui/table/plain-table'
import { text } from '~/ui/text'
import type { barTable } from './bar-table'
import * as styles from './charts.css'
import { chartsText } from './charts-text'

export interface ChartSize {
  /** Height of the chart from the first paint, pixels. */
  readonly height: number
  /** Height of the chart on phones, pixels. Default: `height`. */
  readonly phoneHeight?: number
}

/** State of the data source of a chart. */
export interface ChartSource {
  /**
   * Whether the data source has not been read yet. If so, the box shows a waiting message instead of "no
   * data".
   */
  readonly hasFailed?: boolean
}

interface ChartBoxProps extends ChartSize {
  /** Ref of the element that is observed. The chart loads when this element comes near the viewport. */
  readonly place?: RefObject<HTMLDivElement>
  readonly label: string
  /** Table for visitors without JavaScript. If it is missing, these visitors see the content of the box. */
  readonly table?: () => ReturnType<typeof barTable>
  readonly children: ReactNode
}

/**
 * Reserves the space of a chart, so that the size never changes. Without JavaScript the box contains a table.
 */
export function ChartBox({ place, label, table, height, phoneHeight = height, children }: ChartBoxProps) {
  return (
    <>
      {table === undefined ? null : (
        <noscript>
          <TableOf label={label} table={table} />
        </noscript>
      )}
      <div
        ref={place}
        className={table === undefined ? styles.box : `${styles.box} ${styles.withScripts}`}
        style={{ '--chart-height': `${height}px`, '--chart-height-phone': `${phoneHeight}px` }}
      >
        {children}
      </div>
    </>
  )
}

/** Shows a chart's data as a table in print and in `noscript`. Only the server renders `noscript`. */
export function TableOf({ label, table }: Required<Pick<ChartBoxProps, 'label' | 'table'>>) {
  return <PlainTable caption={label} {...table()} />
}

/** Message that is shown if the data or the code of the chart failed to load. */
export function ChartFailure({ onRetry }: { readonly onRetry?: () => void }) {
  return (
    <div className={styles.failure} role="alert">
      <Icon name="warning" size={24} />
      {chartsText.failed}
      {onRetry === undefined ? null : (
        <Button size="small" onClick={onRetry}>
          {chartsText.retry}
        </Button>
      )}
    </div>
  )
}

/** Message that is shown if there are no values to draw, or if the data source has not been read yet. */
export function ChartEmpty({ hasFailed = false }: { readonly hasFailed?: boolean | undefined }) {
  return <p className={styles.center}>{hasFailed ? text.waiting : text.noData}</p>
}
