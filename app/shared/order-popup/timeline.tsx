import type { ReactNode } from 'react'
import type { UnixSeconds } from '~/domain/base/time'
import { shortKey } from '~/domain/format/format'
import { formatDateTime, isoTime } from '~/domain/format/format-time'
import { ExplorerLink } from '~/shared/links/explorer-link'
import { ExportLink } from '~/ui/export/export-link'
import { useNow } from '~/ui/marks/now'
import { type PlainColumn, PlainTable } from '~/ui/table/plain-table'
import { type Executions, executionsText } from './executions-text'
import * as styles from './order-details.css'
import { orderText } from './order-text'

interface TimelineProps {
  readonly executions: Executions
  readonly isOpen: boolean
  readonly columns: readonly PlainColumn[]
  readonly rows: readonly (readonly ReactNode[])[]
  /** Planned executions, above the list. */
  readonly planned?: ReactNode
  /** Path of the CSV file with all executions. */
  readonly csvPath: string
}

/** Lists the executions of an order, their count, and a link to a CSV file with all executions. */
export function Timeline({ executions, isOpen, columns, rows, planned, csvPath }: TimelineProps) {
  return (
    <div className={styles.timeline}>
      {planned}
      <h3 className={styles.timelineTitle}>{orderText.timeline}</h3>
      {rows.length === 0 ? null : <PlainTable caption={orderText.timeline} columns={columns} rows={rows} />}
      <div className={styles.timelineFoot}>
        <span>{executionsText(executions, isOpen)}</span>
        <ExportLink href={csvPath} empty={executions.content.length === 0} what={orderText.fillsCsv} />
      </div>
    </div>
  )
}

/** Time of an execution, linked to its transaction. */
export function Executed({ at, signature }: { readonly at: UnixSeconds; readonly signature: string }) {
  return (
    <span className={styles.executed}>
      <TimelineTime at={at} />
      <ExplorerLink
        to={{ kind: 'transaction', signature }}
        title={orderText.transaction}
        what={shortKey(signature)}
      />
    </span>
  )
}

export function TimelineTime({ at }: { readonly at: UnixSeconds }) {
  const { zone } = useNow()
  return <time dateTime={isoTime(at)}>{formatDateTime(at * 1000, zone.format)}</time>
}
