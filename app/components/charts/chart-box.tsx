import type { ReactNode, RefObject } from 'react'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { PlainTable } from '~/ui/plain-table'
import { text } from '~/ui/text'
import type { barTable } from './bar-table'
import * as styles from './charts.css'
import { chartsText } from './charts-text'

export interface ChartSize {
  /** Px, from the first paint on. */
  readonly height: number
  /** On phones; the same where nothing is said. */
  readonly phoneHeight?: number
}

/** What a chart with nothing to draw says. */
export interface ChartSource {
  /** Nobody has read its source yet: it waits, instead of saying that nothing happened. */
  readonly isUnread?: boolean
}

interface ChartBoxProps extends ChartSize {
  /** Tells when it comes near the screen. */
  readonly place?: RefObject<HTMLDivElement>
  readonly label: string
  /** What readers without JavaScript get instead; made for them only. Without it they get what stands in the box. */
  readonly table?: () => ReturnType<typeof barTable>
  readonly children: ReactNode
}

/** A chart's room, which never changes its size. Without JavaScript it holds the table. */
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

/** What a chart says, where it is not drawn: in `noscript`, which the server alone draws, and on paper. */
export function TableOf({ label, table }: Required<Pick<ChartBoxProps, 'label' | 'table'>>) {
  return <PlainTable caption={label} {...table()} />
}

/** Neither the data nor the drawing could be had (M145). */
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

/** There is data, and it says that nothing happened; or nobody has read anything yet, and that is not said. */
export function ChartEmpty({ isUnread = false }: { readonly isUnread?: boolean | undefined }) {
  return <p className={styles.center}>{isUnread ? text.waiting : text.noData}</p>
}
