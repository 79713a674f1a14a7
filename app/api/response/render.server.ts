import { mediaTypes, type ResponseFormat } from '~/contracts/schema/format'
import { toCsv } from '~/lib/text/csv'
import { tagOf } from './etag.server'

/** A serialised response and its tag. */
export interface Rendered {
  readonly body: string
  readonly etag: string
  /** Position in the list, if the response is a page of a list. */
  readonly list: ListPlace | undefined
}

/** Position of a page in its list. */
export interface ListPlace {
  readonly page: number
  readonly totalPages: number
  /**
   * Cursor of the next page. `null`: this page is the last one. `undefined`: the list does not support
   * cursors.
   */
  readonly cursor: string | null | undefined
}

/** Names of the fields that each row of the list has. */
export interface RowFields {
  readonly columns: readonly string[]
  /** Columns that contain times. The value is the number of milliseconds per unit of the column. */
  readonly times: ReadonlyMap<string, number>
}

/**
 * Format of the response, and whether a table begins with a byte order mark. Excel needs this mark to
 * recognise UTF-8.
 */
export interface WrittenForm {
  readonly format: ResponseFormat
  readonly hasMark: boolean
}

/**
 * Serialises a response. `chosen` lists the fields to include, in this order. Without `chosen` all fields are
 * included.
 */
export function render(
  wire: object,
  form: WrittenForm,
  { columns, times }: RowFields,
  chosen?: readonly string[],
): Rendered {
  const fields = { columns: chosen ?? columns, times }
  const body = write(chosen === undefined ? wire : withFields(wire, chosen), form, fields)
  return { body, etag: tagOf(body), list: placeOf(wire) }
}

/** Returns the position of a page in its list. Returns `undefined` if the response has no pages. */
export function placeOf(wire: object): ListPlace | undefined {
  return 'page' in wire &&
    typeof wire.page === 'number' &&
    'totalPages' in wire &&
    typeof wire.totalPages === 'number'
    ? { page: wire.page, totalPages: wire.totalPages, cursor: cursorOf(wire) }
    : undefined
}

/**
 * Returns the headers of a format. A table is sent as a file download. The file name comes from the endpoint
 * and contains nothing that the client sent.
 */
export function formHeaders(
  format: ResponseFormat,
  path: string,
): Readonly<Record<'Content-Type', string> & Partial<Record<'Content-Disposition', string>>> {
  const contentType = { 'Content-Type': `${mediaTypes[format]}; charset=utf-8` }
  if (format !== 'csv') return contentType
  return { ...contentType, 'Content-Disposition': `attachment; filename="${fileName(path)}"` }
}

const byteOrderMark = '\ufeff'

function write(wire: object, { format, hasMark }: WrittenForm, fields: RowFields): string {
  if (format === 'json') return JSON.stringify(wire)
  if (format === 'csv') return (hasMark ? byteOrderMark : '') + writeTable(rowsOf(wire), fields)
  return rowsOf(wire)
    .map((row) => `${JSON.stringify(row)}\n`)
    .join('')
}

/**
 * Writes a table. Each time column is followed by a column that contains the same time in ISO 8601, for
 * people and spreadsheets.
 */
function writeTable(rows: readonly object[], { columns, times }: RowFields): string {
  const isoOf = (column: string) => (times.has(column) ? [column, `${column}Iso`] : [column])
  const withIso = (row: object) => {
    const known = new Map<string, unknown>(Object.entries(row))
    const iso = [...times].map(([name, millis]) => [`${name}Iso`, isoTime(known.get(name), millis)])
    return { ...row, ...Object.fromEntries(iso) }
  }
  return toCsv(columns.flatMap(isoOf), times.size === 0 ? rows : rows.map(withIso))
}

/** Converts a time to ISO 8601. Returns `undefined` if the value is not a time or is out of range. */
function isoTime(value: unknown, millis: number): string | undefined {
  if (typeof value !== 'number') return undefined
  const date = new Date(value * millis)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().replace('.000Z', 'Z')
}

function cursorOf(wire: object): string | null | undefined {
  if (!('cursor' in wire)) return undefined
  return typeof wire.cursor === 'string' ? wire.cursor : null
}

function withFields(wire: object, fields: readonly string[]): object {
  const pick = (row: object) => {
    const known = new Map<string, unknown>(Object.entries(row))
    return Object.fromEntries(fields.map((field) => [field, known.get(field)]))
  }
  const rows = rowsOf(wire).map(pick)
  return Array.isArray(wire) ? rows : { ...wire, content: rows }
}

/** Returns the rows of a response. They are the whole list, or the `content` of a page. */
function rowsOf(wire: object): readonly object[] {
  if (Array.isArray(wire)) return wire
  return 'content' in wire && Array.isArray(wire.content) ? wire.content : []
}

/** Converts a path to a file name: `/api/dca/all` → `dca-all.csv`. */
function fileName(path: string): string {
  const words = path.split('/').filter((word) => /^[\w-]+$/.test(word) && word !== 'api')
  return `${words.join('-')}.csv`
}
