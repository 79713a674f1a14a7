import { type ReactNode, useEffect, useRef, useState } from 'react'
import { formatCount } from '~/domain/format/format'
import { text } from '~/ui/text'
import { animateRows } from '../signal/animate-rows'
import { visuallyHidden } from '../theme/text-style.css'
import * as styles from './ranking.css'

/** One column of a ranking. */
export interface RankingColumn<Row> {
  readonly key: string
  readonly header: string
  /**
   * Width of the column, px. `undefined`: this is the one column that takes the remaining width. Content that may be
   * wider than its column must cut itself off.
   */
  readonly width?: number
  readonly align?: 'end'
  /** Whether the header is visible only to screen readers. */
  readonly silent?: boolean
  /** Whether the rows are ranked by this column, with the largest value first. */
  readonly ranked?: boolean
  readonly cell: (row: Row) => ReactNode
}

interface RankingProps<Row> {
  /** Accessible name of the table. */
  readonly caption: string
  readonly columns: readonly RankingColumn<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /** Whether to use the row height of an order list instead of that of a ranking. */
  readonly tall?: boolean
}

/** Number of rows that a phone shows unless the visitor has pressed the button to show all. */
const phoneRows = 5

/**
 * A short table in a fixed order, for example of the largest or newest items. On phones, its rows do not
 * become cards, but only five rows are visible at first.
 */
export function Ranking<Row>({ caption, columns, rows, keyOf, tall = false }: RankingProps<Row>) {
  const [all, setAll] = useState(false)
  const body = useRef<HTMLTableSectionElement | null>(null)
  // The revealed rows are before the button, so the focus moves to the first of them (WCAG 2.4.3).
  useEffect(() => {
    if (!all) return
    const next = body.current?.rows[phoneRows]?.querySelector('a')
    next?.scrollIntoView({ block: 'nearest' }) // An element that is not rendered cannot be focused.
    next?.focus()
  }, [all])
  return (
    <div className={styles.region}>
      <table className={tall ? styles.tallTable : styles.table} data-all={all || undefined}>
        <caption className={visuallyHidden}>{caption}</caption>
        <colgroup>
          {columns.map(({ key, width }) => (
            <col key={key} style={width === undefined ? undefined : { width }} />
          ))}
        </colgroup>
        <thead className={styles.head}>
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody
          ref={(element) => {
            body.current = element
            animateRows(element)
          }}
        >
          {rows.map((row, index) => (
            <tr key={keyOf(row)} className={index < phoneRows ? styles.row : `${styles.row} ${styles.more}`}>
              {columns.map(({ key, align, cell }) => (
                <td key={key} className={aligned(styles.cell, align)}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length <= phoneRows ? null : (
        <button type="button" className={styles.showAll} onClick={() => setAll(!all)} data-needs-script="">
          {all ? text.showLess : text.showAllOf(formatCount(rows.length))}
        </button>
      )}
    </div>
  )
}

function HeadCell<Row>({ column }: { readonly column: RankingColumn<Row> }) {
  const { header, align, silent = false, ranked = false } = column
  return (
    <th
      scope="col"
      className={aligned(ranked ? `${styles.headCell} ${styles.sorted}` : styles.headCell, align)}
      aria-sort={ranked ? 'descending' : undefined}
    >
      {ranked ? (
        <span className={styles.sortMark} aria-hidden="true">
          ▼
        </span>
      ) : null}
      {silent ? <span className={visuallyHidden}>{header}</span> : header}
    </th>
  )
}

function aligned(base: string, align: 'end' | undefined): string {
  return align === 'end' ? `${base} ${styles.end}` : base
}
