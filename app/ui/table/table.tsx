import { type MouseEvent, type ReactNode, useMemo } from 'react'
import { bar } from '../marks/skeleton.css'
import { animateRows } from '../signal/animate-rows'
import { inViewOf } from '../signal/in-view'
import type { RowStore } from '../signal/row-store'
import { bind, rowSignal } from '../signal/signal'
import { visuallyHidden } from '../theme/text-style.css'
import { columnOf, type Declared } from './column'
import { HeadCell, type SortLink } from './head-cell'
import { withSortedShown } from './sorted-column'
import * as styles from './table.css'

/** What a column of a table looks like. */
interface ColumnLook {
  readonly header: string
  /** Content after the header, such as the zone of the times. */
  readonly headerNote?: ReactNode
  /**
   * Width of the column, px. `undefined`: this is the one column that takes the remaining width. In wide tables the
   * columns share the width in proportion. Content that may be wider than its column must cut itself off.
   */
  readonly width?: number
  /**
   * Weight of the column without `width` in a wide table, where all columns grow, px. By default, it is the
   * width of a pair.
   */
  readonly share?: number
  readonly align?: 'end'
  /** Field by which a click on the header sorts. */
  readonly sortField?: string
  /**
   * Whether the displayed value grows while the sort field falls. An example is an age that is sorted by
   * creation time.
   */
  readonly sortReversed?: boolean
  /**
   * Rank of the column. If the table is narrow, columns are hidden by rank, beginning with `fifth`. A column
   * without a rank is never hidden, and neither is the column by which the table is sorted.
   */
  readonly rank?: keyof typeof styles.rank | undefined
  /** Whether the column takes over the rank of the column by which the table is sorted. */
  readonly yields?: true
  /** Position of the cell in the card that a row becomes on a phone. */
  readonly phone: keyof typeof styles.phoneSpot
}

/**
 * Column of a table, created by `tableColumn`. An array of columns must be constant: a row is rendered again
 * if the row or the array of columns has changed.
 */
export interface Column<Row> extends ColumnLook, Declared<Row> {
  readonly key: string
}

/** Returns a function that creates columns of tables with rows of type `Row`. */
export const tableColumn = <Row,>() => columnOf<Row, ColumnLook>()

/** Highlight of a changed row. `count` is the number of changes so far. */
export interface Flash {
  readonly side: keyof typeof styles.flash
  readonly count: number
}

/** Width of a pair with its logos and a glyph, px. */
const pairWidth = 190

export interface TableProps<Row> {
  /** Accessible name of the table. */
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /** Returns the sort link for a field. `undefined`: the current view cannot be sorted by this field. */
  readonly sortLinkOf?: (field: string) => SortLink | undefined
  readonly flashOf?: (row: Row) => Flash | undefined
  /** Store with the newest rows, which change without a render. */
  readonly store?: RowStore<Row>
  /** Number of placeholder rows to show while other rows are loading. */
  readonly pendingRows?: number | undefined
}

export function Table<Row>(props: TableProps<Row>) {
  const { caption, rows, sortLinkOf, pendingRows } = props
  const columns = useShownColumns(props)
  const cells = useMemo(() => columns.map(cellOf), [columns])
  const total = columns.reduce((sum, column) => sum + weightOf(column), 0)
  return (
    <table className={styles.table} aria-busy={pendingRows !== undefined}>
      <caption className={visuallyHidden}>{caption}</caption>
      <colgroup>
        {columns.map((column, index) => (
          <col
            key={column.key}
            className={classes(styles.column, ...placement(column, index, columns))}
            style={{
              '--column-width': column.width === undefined ? 'auto' : `${column.width}px`,
              '--column-share': `${((100 * weightOf(column)) / total).toFixed(1)}%`,
            }}
          />
        ))}
      </colgroup>
      <thead className={styles.head}>
        <tr>
          {columns.map((column, index) => (
            <HeadCell
              key={column.key}
              className={classes(styles.headCell, ...placement(column, index, columns))}
              column={column}
              sort={column.sortField === undefined ? undefined : sortLinkOf?.(column.sortField)}
            />
          ))}
        </tr>
      </thead>
      <tbody ref={(body) => animateRows(body)}>
        {pendingRows === undefined
          ? rows.map((row) => <TableRow key={props.keyOf(row)} {...props} row={row} cells={cells} />)
          : Array.from({ length: pendingRows }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: identical items that never move
              <PendingRow key={index} cells={cells} />
            ))}
      </tbody>
    </table>
  )
}

/** Returns the columns for the current sort order. The array is constant while the order is the same. */
function useShownColumns<Row>({ columns, sortLinkOf }: TableProps<Row>): readonly Column<Row>[] {
  const sorted = columns.find(({ sortField }) => sortField && sortLinkOf?.(sortField)?.order)?.key
  return useMemo(() => withSortedShown(columns, sorted), [columns, sorted])
}

/** Weight of a column in a wide table, px. */
function weightOf({ width, share = pairWidth }: ColumnLook): number {
  return width ?? share
}

/** Properties shared by all cells of a column, computed once for all rows. */
interface Cell<Row> {
  readonly key: string
  readonly className: string
  readonly draw: Column<Row>['cell']
}

function cellOf<Row>(column: Column<Row>, index: number, columns: readonly Column<Row>[]): Cell<Row> {
  const className = classes(styles.cell, styles.phoneSpot[column.phone], ...placement(column, index, columns))
  return { key: column.key, className, draw: column.cell }
}

interface TableRowProps<Row> extends Pick<TableProps<Row>, 'keyOf' | 'flashOf' | 'store'> {
  readonly row: Row
  readonly cells: readonly Cell<Row>[]
}

/**
 * Returns the same element as long as row, cells and flash are unchanged. If one row changes, only that row
 * is rendered. With a store, the flash is applied without a render.
 */
function TableRow<Row>({ row, cells, keyOf, flashOf, store }: TableRowProps<Row>) {
  const classOf = (newest: Row) => classes(styles.row, flashClass(flashOf?.(newest)))
  const flashing = store ?? classOf(row)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row with the same key flashes the same way
  return useMemo(() => {
    const key = keyOf(row)
    const live = rowSignal(row, key, store)
    const watch = store && inViewOf(store, key)
    const follow = bind(
      live((newest) => newest),
      (element: Element, newest) => {
        // A flash out of view would be invisible, but it would cost more than all other updates.
        element.className = store === undefined || store.isInView(key) ? classOf(newest) : styles.row
      },
    )
    return (
      <tr
        ref={(element) => {
          watch?.(element)
          follow?.(element)
        }}
        className={classOf(row)}
        onClick={followRowLink}
      >
        {cells.map(({ key, className, draw }) => (
          <td key={key} className={className}>
            {draw(row, live)}
          </td>
        ))}
      </tr>
    )
  }, [row, cells, flashing])
}

function flashClass(flash: Flash | undefined): string | undefined {
  return flash && styles.flash[flash.side][flash.count % 2]
}

/**
 * Forwards a click anywhere in a row to the row's link (`data-row-link`). A click on a control and a click
 * that ends a text selection are not forwarded. By default, the row is the element that has the listener.
 */
export function followRowLink(
  { target, currentTarget }: MouseEvent<Element>,
  row: Element | null = currentTarget,
) {
  const isMeant = target instanceof Element && target.closest('a, button') === null
  if (!isMeant || window.getSelection()?.isCollapsed === false) return
  row?.querySelector<HTMLElement>('[data-row-link]')?.click()
}

/** Placeholder of a row that is loading. It has the same layout as a row. */
function PendingRow<Row>({ cells }: { cells: readonly Cell<Row>[] }) {
  return (
    <tr className={styles.row}>
      {cells.map(({ key, className }) => (
        <td key={key} className={className}>
          <span className={bar} />
        </td>
      ))}
    </tr>
  )
}

/**
 * Returns the classes for the position of a column. They also apply if the table is so narrow that other
 * columns are hidden.
 */
function placement<Row>(column: Column<Row>, index: number, columns: readonly Column<Row>[]) {
  const lastWithout = rankBehind(columns.slice(index + 1))
  return [
    column.align === 'end' ? styles.alignEnd : undefined,
    column.rank && styles.rank[column.rank],
    lastWithout && styles.lastWithout[lastWithout],
  ]
}

/** Ranks in the order in which their columns appear when a table becomes wider. */
const ranks: readonly (keyof typeof styles.rank)[] = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/**
 * Returns the rank that is hidden last among the given columns. In a table too narrow for this rank, all
 * given columns are hidden. `undefined`: one of the columns is never hidden, or there are no columns.
 */
function rankBehind(columns: readonly Pick<Column<never>, 'rank'>[]) {
  const behind = columns.map(({ rank }) => rank)
  return behind.includes(undefined) ? undefined : ranks.find((rank) => behind.includes(rank))
}

function classes(...names: (string | undefined)[]): string {
  return names.filter((name) => name !== undefined).join(' ')
}
