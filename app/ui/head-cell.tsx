import { Link } from './link'
import { sortLabel, sortLabelEnd, sortMark, sortMarkIdle } from './table.css'

/** How a header sorts: where its link leads, and which way the table is sorted by it now. */
export interface SortLink {
  readonly to: string
  readonly order: 'asc' | 'desc' | undefined
}

interface HeadCellProps {
  readonly className: string
  readonly column: {
    readonly header: string
    readonly align?: 'end'
    /** The table may be sorted by it, in this view or in another one. */
    readonly sortField?: string
    /** The printed value grows while the field falls (an age, sorted by its creation time). */
    readonly sortReversed?: boolean
  }
  /** Undefined = the table can't be sorted by it in this view. */
  readonly sort: SortLink | undefined
}

/**
 * The head of a column, which the table may be sorted by. The mark has its place in the views that can't be sorted by it
 * too: columns are as wide as their widest cell, and none may move at the step from view to view.
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

/** Which way a column is sorted as a reader sees its values; undefined = it is not sorted by it. */
function printedDirection(
  order: 'asc' | 'desc' | undefined,
  reversed: boolean,
): 'ascending' | 'descending' | undefined {
  if (order === undefined) return undefined
  return (order === 'asc') === reversed ? 'descending' : 'ascending'
}
