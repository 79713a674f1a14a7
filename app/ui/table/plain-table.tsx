import type { ReactNode } from 'react'
import { visuallyHidden } from '../theme/text-style.css'
import * as styles from './plain-table.css'

/** A column of a table without interaction. */
export interface PlainColumn {
  readonly header: string
  /** Alignment of the column. `end`: right-aligned, for numbers. */
  readonly align?: 'end'
  /**
   * Whether the column takes the width that the other columns leave. If so, text that does not fit is cut
   * off.
   */
  readonly fills?: true
}

interface PlainTableProps {
  readonly caption: string
  readonly columns: readonly PlainColumn[]
  /** Each row must have as many cells as there are columns. */
  readonly rows: readonly (readonly ReactNode[])[]
}

/** Number of rows, if the table is higher than its region. */
const scrollNote = (count: number) => `${count} rows, scroll for all`

/** Rows that the height of the table shows. */
const rowsInView = 10

/** A table without sorting, paging or cards, for example the data of a chart or the cycles of an order. */
export function PlainTable({ caption, columns, rows }: PlainTableProps) {
  const hasFigures = columns.every(({ align, fills }, index) => !fills && (align === 'end') === index > 0)
  const variantOf = (column: PlainColumn | undefined) => {
    if (hasFigures) return undefined
    if (column?.fills) return styles.fills
    return column?.align === 'end' ? styles.end : undefined
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <section className={styles.region} aria-label={caption} tabIndex={0}>
      <table className={hasFigures ? `${styles.table} ${styles.figures}` : styles.table}>
        <caption className={visuallyHidden}>{caption}</caption>
        <thead className={styles.head}>
          <tr>
            {columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a chart's columns have token names, which are not unique
              <th key={index} scope="col" className={variantOf(column)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowIndex) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a chart's rows are identified by position
            <tr key={rowIndex}>
              {row.map((content, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a chart's cells are identified by position
                <td key={index} className={variantOf(columns[index])}>
                  {content}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > rowsInView ? <p className={styles.count}>{scrollNote(rows.length)}</p> : null}
    </section>
  )
}
