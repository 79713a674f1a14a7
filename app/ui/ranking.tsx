import { type ReactNode, useEffect, useRef, useState } from 'react'
import { formatCount } from '~/domain/format'
import * as styles from './ranking.css'
import { settle } from './settle'
import { text } from './text'
import { visuallyHidden } from './text-style.css'

/** One column of a ranking. */
export interface RankingColumn<Row> {
  readonly key: string
  readonly header: string
  /** px; undefined = the one column that takes what is left. */
  readonly width?: number
  readonly align?: 'end'
  /** The header is for those who don't see what the column draws. */
  readonly silent?: boolean
  /** What the rows are ranked by, the largest first. */
  readonly ranked?: boolean
  readonly cell: (row: Row) => ReactNode
}

interface RankingProps<Row> {
  /** Names the table for those who don't see the card around it. */
  readonly caption: string
  readonly columns: readonly RankingColumn<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /** Its rows are as tall as those of a list of orders. */
  readonly tall?: boolean
}

/** Rows that a phone shows at once. */
const phoneRows = 5

/** A short table in a fixed order: what is largest, or newest. Keeps its columns on phones, and shows five rows there until asked for all. */
export function Ranking<Row>({ caption, columns, rows, keyOf, tall = false }: RankingProps<Row>) {
  const [all, setAll] = useState(false)
  const body = useRef<HTMLTableSectionElement | null>(null)
  // The button goes, and the focus goes on to the first row that it showed instead of getting lost (WCAG 2.4.3).
  useEffect(() => {
    if (!all) return
    const next = body.current?.rows[phoneRows]?.querySelector('a')
    next?.scrollIntoView({ block: 'nearest' }) // what is not drawn yet takes no focus
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
            settle(element)
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
      {all || rows.length <= phoneRows ? null : (
        <button type="button" className={styles.showAll} onClick={() => setAll(true)} data-needs-script="">
          {text.showAllOf(formatCount(rows.length))}
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
