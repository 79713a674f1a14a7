import type { ReactNode } from 'react'
import type { UnixSeconds } from '~/domain/base/time'
import { formatCount, shortKey } from '~/domain/format/format'
import { formatDateTime, isoTime } from '~/domain/format/format-time'
import { ExplorerLink } from '~/shared/links/explorer-link'
import { ListFilters } from '~/shared/list-filters/list-filters'
import { csvOf } from '~/shared/list-filters/list-narrowing'
import { button } from '~/ui/controls/button-class'
import { Link } from '~/ui/controls/link'
import { ExportLink } from '~/ui/export/export-link'
import { usePendingLocation } from '~/ui/hooks/use-pending-location'
import { useNow } from '~/ui/marks/now'
import { type PlainColumn, PlainTable } from '~/ui/table/plain-table'
import type { Place } from '~/ui/url/url-param'
import { type Executions, executionsText } from './executions-text'
import { fillsHref, fillsListName, fillsPlace, filterOfFills, readFillsView } from './fills-view'
import * as styles from './order-details.css'
import { orderText } from './order-text'

interface TimelineProps {
  readonly executions: Executions & { readonly totalPages: number }
  readonly isOpen: boolean
  /** Columns of the list, without the numbers of the executions. */
  readonly columns: readonly PlainColumn[]
  readonly rows: readonly (readonly ReactNode[])[]
  /** Planned executions, above the list. */
  readonly planned?: ReactNode
  /** A sentence about all executions. */
  readonly note?: string | undefined
  readonly orderKey: string
  /** Returns the path of the CSV file with all executions that match a filter. */
  readonly csvPathOf: (filter: Readonly<Record<string, string>>) => string
}

/** Lists the executions of an order, their count, and a link to a CSV file with all executions. */
export function Timeline(props: TimelineProps) {
  const { executions, isOpen, columns, rows, planned, note, orderKey, csvPathOf } = props
  const at = fillsPlace(orderKey, usePendingLocation())
  const filter = filterOfFills(readFillsView(new URLSearchParams(at.search)))
  const isNarrowed = filter.minAmountUsd !== undefined
  const table = isNarrowed ? { columns, rows } : numbered(executions, columns, rows)
  return (
    <div className={styles.timeline}>
      {planned}
      <h3 className={styles.timelineTitle}>{orderText.timeline}</h3>
      {executions.totalElements > 0 || isNarrowed ? (
        <ListFilters of={orderText.fillsCsv} name={fillsListName} hasSides={false} at={at} />
      ) : null}
      {rows.length === 0 ? null : <PlainTable caption={orderText.timeline} {...table} />}
      <div className={styles.timelineFoot}>
        <span>{executionsText(executions, isOpen, isNarrowed)}</span>
        <FillPages at={at} page={executions.page} last={executions.totalPages} />
        {note === undefined ? null : <span>{note}</span>}
        <ExportLink
          href={csvPathOf(csvOf(filter))}
          empty={executions.content.length === 0}
          what={orderText.fillsCsv}
        />
      </div>
    </div>
  )
}

/**
 * Adds the number of each execution of the order, counted from the oldest. Only for the list of all executions: the
 * place of an execution in a narrowed list does not tell its number.
 */
function numbered(
  { totalElements, page, size }: Executions,
  columns: readonly PlainColumn[],
  rows: readonly (readonly ReactNode[])[],
) {
  const newest = totalElements - (page - 1) * size
  return {
    columns: [{ header: orderText.columns.number }, ...columns],
    rows: rows.map((cells, index) => [formatCount(newest - index), ...cells]),
  }
}

interface FillPagesProps {
  readonly at: Place
  readonly page: number
  readonly last: number
}

/** Links to the newer and the older executions, on the order's page. */
function FillPages({ at, page, last }: FillPagesProps) {
  if (last <= 1) return null
  const plain = button({ variant: 'ghost', size: 'small' })
  return (
    <span>
      {page > 1 ? (
        <Link to={fillsHref(at, page - 1)} sameView className={plain}>
          {orderText.newerFills}
        </Link>
      ) : null}
      {page < last ? (
        <Link to={fillsHref(at, page + 1)} sameView className={plain}>
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
