import type { ReactNode } from 'react'
import type { UnixSeconds } from '~/domain/base/time'
import { shortKey } from '~/domain/format/format'
import { formatDateTime, isoTime } from '~/domain/format/format-time'
import { ExplorerLink } from '~/shared/links/explorer-link'
import { button } from '~/ui/controls/button-class'
import { Link } from '~/ui/controls/link'
import { ExportLink } from '~/ui/export/export-link'
import { useNow } from '~/ui/marks/now'
import { type PlainColumn, PlainTable } from '~/ui/table/plain-table'
import { type Executions, executionsText } from './executions-text'
import { fillsHref } from './fills-page'
import * as styles from './order-details.css'
import { orderText } from './order-text'

interface TimelineProps {
  readonly executions: Executions
  readonly isOpen: boolean
  readonly columns: readonly PlainColumn[]
  readonly rows: readonly (readonly ReactNode[])[]
  /** Planned executions, above the list. */
  readonly planned?: ReactNode
  /** A sentence about all executions. */
  readonly note?: string | undefined
  /** Pages of the executions. `undefined`: there is only one. */
  readonly pages?: { readonly orderKey: string; readonly page: number; readonly last: number }
  /** Path of the CSV file with all executions. */
  readonly csvPath: string
}

/** Lists the executions of an order, their count, and a link to a CSV file with all executions. */
export function Timeline(props: TimelineProps) {
  const { executions, isOpen, columns, rows, planned, note, pages, csvPath } = props
  return (
    <div className={styles.timeline}>
      {planned}
      <h3 className={styles.timelineTitle}>{orderText.timeline}</h3>
      {rows.length === 0 ? null : <PlainTable caption={orderText.timeline} columns={columns} rows={rows} />}
      <div className={styles.timelineFoot}>
        <span>{executionsText(executions, isOpen)}</span>
        {pages === undefined ? null : <FillPages {...pages} />}
        {note === undefined ? null : <span>{note}</span>}
        <ExportLink href={csvPath} empty={executions.content.length === 0} what={orderText.fillsCsv} />
      </div>
    </div>
  )
}

/** Links to the newer and the older executions, on the order's page. */
function FillPages({ orderKey, page, last }: NonNullable<TimelineProps['pages']>) {
  if (last <= 1) return null
  const plain = button({ variant: 'ghost', size: 'small' })
  return (
    <span>
      {page > 1 ? (
        <Link to={fillsHref(orderKey, page - 1)} sameView className={plain}>
          {orderText.newerFills}
        </Link>
      ) : null}
      {page < last ? (
        <Link to={fillsHref(orderKey, page + 1)} sameView className={plain}>
          {orderText.olderFills}
        </Link>
      ) : null}
    </span>
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
