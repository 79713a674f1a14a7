import { toCsv } from '~/lib/text/csv'
import { button } from '../controls/button-class'
import { Icon } from '../marks/icon'
import { exportText } from './export-text'

interface RowsExportProps<Row extends object> {
  /** Fields of the rows to export, in the order of the file's columns. */
  readonly columns: readonly (keyof Row & string)[]
  readonly rows: readonly Row[]
  /** Name of the file. */
  readonly file: string
  /** Noun for the exported rows, used in the link's accessible name. */
  readonly what: string
}

/** UTF-8 byte order mark, encoded. Excel does not recognise UTF-8 without it. */
const encodedMark = '%EF%BB%BF'

/**
 * A link that saves rows of the page as CSV, for lists that no endpoint returns as one. The link contains the file, so
 * it needs no scripts.
 */
export function RowsExport<Row extends object>({ columns, rows, file, what }: RowsExportProps<Row>) {
  return (
    <a
      className={button({ variant: 'ghost', size: 'icon' })}
      href={`data:text/csv;charset=utf-8,${encodedMark}${encodeURIComponent(toCsv(columns, rows))}`}
      download={file}
      aria-label={exportText.csvOf(what)}
    >
      <Icon name="download" size={16} />
    </a>
  )
}
