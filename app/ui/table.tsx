import { type MouseEvent, type ReactNode, useMemo } from 'react'
import { HeadCell, type SortLink } from './head-cell'
import { inViewOf } from './in-view'
import { type LiveRow, liveRow, writtenBy } from './live-value'
import type { RowStore } from './row-store'
import { settle } from './settle'
import { bar } from './skeleton.css'
import * as styles from './table.css'
import { visuallyHidden } from './text-style.css'

/** One column as data. Keep arrays of columns constant: rows are drawn anew only when their row or the columns change. */
export interface Column<Row> {
  readonly key: string
  readonly header: string
  /** Least width in px; undefined = the one column that takes what is left. Where there is plenty, all grow alike. */
  readonly width?: number
  /** What that one counts for when all grow alike, px; where nothing is said as much as a pair takes. */
  readonly share?: number
  readonly align?: 'end'
  /** Field that a click on the header sorts by. */
  readonly sortField?: string
  /** The printed value grows while the field falls (an age, sorted by its creation time). */
  readonly sortReversed?: boolean
  /** Left out where the table is narrow: the fourth rank first. */
  readonly rank?: keyof typeof styles.rank
  /** Place in the card that a row becomes on a phone. */
  readonly phone: keyof typeof styles.phoneSpot
  /** What is read of `live` may write itself where the table has a store. */
  readonly cell: (row: Row, live: LiveRow<Row>) => ReactNode
}

/** A row that has just changed. `beat` counts its changes. */
export interface Flash {
  readonly side: keyof typeof styles.flash
  readonly beat: number
}

/** What a pair takes with its logos and a glyph, px. */
const pairWidth = 190

interface TableProps<Row> {
  /** Names the table for those who don't see the card around it. */
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /** Undefined = this field can't be sorted by in this view. */
  readonly sortLinkOf?: (field: string) => SortLink | undefined
  readonly flashOf?: (row: Row) => Flash | undefined
  /** Holds the newest rows where they go on changing without being drawn anew. */
  readonly store?: RowStore<Row>
  /** Other rows are on their way: this many places are kept for them. */
  readonly pendingRows?: number | undefined
}

export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, sortLinkOf, pendingRows } = props
  const cells = useMemo(() => columns.map(cellOf), [columns])
  const widths = columns.map(({ width, share = pairWidth }) => width ?? share)
  const total = widths.reduce((sum, width) => sum + width)
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
              '--column-share': `${((100 * (widths[index] ?? 0)) / total).toFixed(1)}%`,
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
      <tbody ref={(body) => settle(body)}>
        {pendingRows === undefined
          ? rows.map((row) => <TableRow key={props.keyOf(row)} {...props} row={row} cells={cells} />)
          : Array.from({ length: pendingRows }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: all alike, and none ever moves
              <PendingRow key={index} cells={cells} />
            ))}
      </tbody>
    </table>
  )
}

/** What all cells of a column have in common, made once for all rows. */
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

/** Keeps its element while row, cells and flash are the same, so that one changed row costs one row. With a store its flashes write themselves. */
function TableRow<Row>({ row, cells, keyOf, flashOf, store }: TableRowProps<Row>) {
  const classOf = (newest: Row) => classes(styles.row, flashClass(flashOf?.(newest)))
  const flashing = store ?? classOf(row)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same row has the same key and flashes alike
  return useMemo(() => {
    const key = keyOf(row)
    const live = liveRow(row, key, store)
    const watch = store && inViewOf(store, key)
    const follow = writtenBy(
      live((newest) => newest),
      (element: Element, newest) => {
        // Nobody sees a flash out of view, and it costs more than all that is written.
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
  return flash && styles.flash[flash.side][flash.beat % 2]
}

/** A click anywhere in a row is one on its link, if one of its cells has it (`data-row-link`), unless something else was meant. */
function followRowLink({ target, currentTarget }: MouseEvent<HTMLTableRowElement>) {
  const isMeant = target instanceof Element && target.closest('a, button') === null
  if (!isMeant || window.getSelection()?.isCollapsed === false) return
  currentTarget.querySelector<HTMLElement>('[data-row-link]')?.click()
}

/** A row that is on its way, in the shape that it will have. */
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

/** Where a column stands, also where the table is too narrow for some of the others. */
function placement<Row>(column: Column<Row>, index: number, columns: readonly Column<Row>[]) {
  const lastWithout = rankBehind(columns.slice(index + 1))
  return [
    column.align === 'end' ? styles.alignEnd : undefined,
    column.rank && styles.rank[column.rank],
    lastWithout && styles.lastWithout[lastWithout],
  ]
}

/** In the order in which they come back as a table grows. */
const ranks: readonly (keyof typeof styles.rank)[] = ['second', 'third', 'fourth']

/** Without this rank, none of the columns is left; undefined = one always is, or there are none. */
function rankBehind(columns: readonly Pick<Column<never>, 'rank'>[]) {
  const behind = columns.map(({ rank }) => rank)
  return behind.includes(undefined) ? undefined : ranks.find((rank) => behind.includes(rank))
}

function classes(...names: (string | undefined)[]): string {
  return names.filter((name) => name !== undefined).join(' ')
}
