import { Link } from '../controls/link'
import { sortLabel, sortLabelEnd, sortMark, sortMarkIdle } from './table.css'

/** Sort link of a header: its URL, and the current direction if the table is sorted by this column. */
export interface SortLink {
  readonly to: string
  readonly order: 'asc' | 'desc' | undefined
}

interface HeadCellProps {
  readonly className: string
  readonly column: {
    readonly header: string
    readonly align?: 'end'
    /** Field by which the table is sorted. Set if at least one view can be sorted by this column. */
    readonly sortField?: string
    /**
     * Whether the displayed value grows while the sort field falls. An example is an age that is sorted by
     * creation time.
     */
    readonly sortReversed?: boolean
  }
  /** Sort link of the column. `undefined`: the current view cannot be sorted by this column. */
  readonly sort: SortLink | undefined
}

/**
 * Head of a column, with a sort link if the column is sortable. Space for the sort mark is reserved even in
 * views that cannot be sorted. Columns are as wide as their widest cell, so without this space they would
 * move when the view changes.
 */
export function HeadCell({ className, column, sort }: HeadCellProps) {
  const { header, align, sortField, sortReversed = false } = column
  if (sortField === undefined) {
    return (
      <th scope="col" className={className}>
        {header}
      </th>
    )
  }
  const direction = printedDirection(sort?.order, sortReversed)
  const label = {
    className: align === 'end' ? sortLabelEnd : sortLabel,
    children: (
      <>
        {header}
        <SortMark direction={direction} />
      </>
    ),
  }
  return (
    <th scope="col" className={className} aria-sort={direction}>
      {sort === undefined ? <span {...label} /> : <Link to={sort.to} sameView {...label} />}
    </th>
  )
}

function SortMark({ direction }: { direction: 'ascending' | 'descending' | undefined }) {
  const mark = direction === 'ascending' ? '▲' : direction === 'descending' ? '▼' : '◊'
  return (
    <span className={direction === undefined ? sortMarkIdle : sortMark} aria-hidden="true">
      {mark}
    </span>
  )
}

/**
 * Returns the sort direction of the displayed values. `undefined`: the table is not sorted by this column.
 */
export function printedDirection(
  order: 'asc' | 'desc' | undefined,
  reversed: boolean,
): 'ascending' | 'descending' | undefined {
  if (order === undefined) return undefined
  return (order === 'asc') === reversed ? 'descending' : 'ascending'
}
