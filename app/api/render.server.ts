import { type AnswerFormat, mediaTypes } from '~/contracts/format'
import { toCsv } from './csv.server'
import { tagOf } from './etag.server'

/** An answer as bytes, with what HTTP says about them. */
export interface Rendered {
  readonly body: string
  readonly etag: string
  /** Where the answer is a list. */
  readonly list: ListPlace | undefined
}

/** Where in a list an answer is. */
export interface ListPlace {
  readonly page: number
  readonly totalPages: number
  /** Of the list behind it; null = it ends here; undefined = this list has pages only. */
  readonly cursor: string | null | undefined
}

/** What the rows of a list are made of. */
export interface RowFields {
  readonly columns: readonly string[]
  /** Those that are times, and how many milliseconds one of each counts. */
  readonly times: ReadonlyMap<string, number>
}

/** How bytes are written: in which format, and whether a table begins with a byte order mark, by which Excel recognises UTF-8. */
export interface WrittenForm {
  readonly format: AnswerFormat
  readonly hasMark: boolean
}

/** Writes an answer in one of its forms. `chosen` are the fields that its rows keep, in this order; all of them where nothing is said. */
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

/** Where in a list an answer is; undefined for what has no pages. */
export function placeOf(wire: object): ListPlace | undefined {
  return 'page' in wire &&
    typeof wire.page === 'number' &&
    'totalPages' in wire &&
    typeof wire.totalPages === 'number'
    ? { page: wire.page, totalPages: wire.totalPages, cursor: cursorOf(wire) }
    : undefined
}

/** What an answer's form adds to its headers. A table is a file, and its name is the endpoint's: nothing that a client sends gets into it. */
export function formHeaders(
  format: AnswerFormat,
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

/** Behind each time stands the same for people and spreadsheets: ISO 8601, in a column of its own (B6). */
function writeTable(rows: readonly object[], { columns, times }: RowFields): string {
  const isoOf = (column: string) => (times.has(column) ? [column, `${column}Iso`] : [column])
  const withIso = (row: object) => {
    const known = new Map<string, unknown>(Object.entries(row))
    const iso = [...times].map(([name, millis]) => [`${name}Iso`, isoTime(known.get(name), millis)])
    return { ...row, ...Object.fromEntries(iso) }
  }
  return toCsv(columns.flatMap(isoOf), times.size === 0 ? rows : rows.map(withIso))
}

/** Undefined for what is no time, or none that a calendar has. */
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

/** A list is whole, or a page with its rows as `content`. */
function rowsOf(wire: object): readonly object[] {
  if (Array.isArray(wire)) return wire
  return 'content' in wire && Array.isArray(wire.content) ? wire.content : []
}

/** `/api/dca/all` → `dca-all.csv`. */
function fileName(path: string): string {
  const words = path.split('/').filter((word) => /^[\w-]+$/.test(word) && word !== 'api')
  return `${words.join('-')}.csv`
}
