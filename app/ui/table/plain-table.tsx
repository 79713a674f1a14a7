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

interface TableProps<Cell> {
  readonly caption: string
  readonly columns: readonly PlainColumn[]
  /** Each row must have as many cells as there are columns. */
  readonly rows: readonly (readonly Cell[])[]
}

/** Number of rows, if the table is higher than its region. */
const scrollNote = (count: number) => `${count} rows, scroll for all`

/** Rows that the height of the table shows. */
const rowsInView = 10

/** A table without sorting, paging or cards, for example the data of a chart or the cycles of an order. */
export function PlainTable({ caption, columns, rows }: TableProps<ReactNode>) {
  const variantOf = variantsOf(columns)
  return (
    <Frame caption={caption} columns={columns} count={rows.length}>
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
    </Frame>
  )
}

/**
 * Characters of times, names and figures that mean nothing in HTML. A cell of them is the same as text and as markup.
 */
const withoutMarkup = /^[\p{L}\p{N}\p{Zs} .,:;+−–—%$()/-]*$/u

/**
 * The same table for visitors without JavaScript. Only the server writes its rows, as one string, because React takes a
 * third of the time of a page with several charts for their thousands of cells. A table with any other
 * character is left to React, which escapes it.
 */
export function WrittenTable({ caption, columns, rows }: TableProps<string>) {
  if (!rows.every((row) => row.every((content) => withoutMarkup.test(content))))
    return <PlainTable caption={caption} columns={columns} rows={rows} />
  const variantOf = variantsOf(columns)
  const openings = columns.map((column) => {
    const variant = variantOf(column)
    return variant === undefined ? '<td>' : `<td class="${variant}">`
  })
  const writeRow = (row: readonly string[]) =>
    `<tr>${row.map((content, index) => `${openings[index] ?? '<td>'}${content}</td>`).join('')}</tr>`
  return (
    <Frame caption={caption} columns={columns} count={rows.length}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the cells have no characters of markup */}
      <tbody dangerouslySetInnerHTML={{ __html: rows.map(writeRow).join('') }} />
    </Frame>
  )
}

/** Returns the class of the cells of each column. Tables with one label and figures beside it need none. */
function variantsOf(
  columns: readonly PlainColumn[],
): (column: PlainColumn | undefined) => string | undefined {
  if (hasFigures(columns)) return () => undefined
  return (column) => {
    if (column?.fills) return styles.fills
    return column?.align === 'end' ? styles.end : undefined
  }
}

function hasFigures(columns: readonly PlainColumn[]): boolean {
  return columns.every(({ align, fills }, index) => !fills && (align === 'end') === index > 0)
}

interface FrameProps extends Pick<TableProps<never>, 'caption' | 'columns'> {
  /** Number of rows. */
  readonly count: number
  /** Body of the table. */
  readonly children: ReactNode
}

/** Region, caption and head of a table. */
function Frame({ caption, columns, count, children }: FrameProps) {
  const variantOf = variantsOf(columns)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <section className={styles.region} aria-label={caption} tabIndex={0}>
      <table className={hasFigures(columns) ? `${styles.table} ${styles.figures}` : styles.table}>
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
        {children}
      </table>
      {count > rowsInView ? <p className={styles.count}>{scrollNote(count)}</p> : null}
    </section>
  )
}
