import { type AnswerFormat, mediaTypes } from '~/contracts/format'
import { toCsv } from './csv.server'
import { tagOf } from './etag.server'

/** An answer as bytes, with what HTTP says about them. */
export interface Rendered {
  readonly body: string
  readonly etag: string
  /** Where the answer is a list. */
  readonly list: { readonly page: number; readonly totalPages: number } | undefined
}

/** Writes an answer in one of its forms. `columns` are those of a list. */
export function render(wire: object, format: AnswerFormat, columns: readonly string[] = []): Rendered {
  const body = write(wire, format, columns)
  const list =
    'page' in wire &&
    typeof wire.page === 'number' &&
    'totalPages' in wire &&
    typeof wire.totalPages === 'number'
      ? { page: wire.page, totalPages: wire.totalPages }
      : undefined
  return { body, etag: tagOf(body), list }
}

/** What an answer's form adds to its headers. A table is a file, and its name is the endpoint's: nothing that a client sends gets into it. */
export function formHeaders(format: AnswerFormat, path: string): Readonly<Record<string, string>> {
  const contentType = { 'Content-Type': `${mediaTypes[format]}; charset=utf-8` }
  if (format !== 'csv') return contentType
  return { ...contentType, 'Content-Disposition': `attachment; filename="${fileName(path)}"` }
}

function write(wire: object, format: AnswerFormat, columns: readonly string[]): string {
  if (format === 'json') return JSON.stringify(wire)
  const rows: readonly object[] = 'content' in wire && Array.isArray(wire.content) ? wire.content : []
  if (format === 'csv') return toCsv(columns, rows)
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('')
}

/** `/api/dca/all` → `dca-all.csv`. */
function fileName(path: string): string {
  const words = path.split('/').filter((word) => /^[\w-]+$/.test(word) && word !== 'api')
  return `${words.join('-')}.csv`
}
