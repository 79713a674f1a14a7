import { finished } from 'node:stream/promises'
import { from as copyFrom } from 'pg-copy-streams'
import { type Cell, type Column, columnNames } from './columns'
import type { Client } from './pool'

/**
 * Inserts rows by COPY, which needs no planning and no conflict check. `table` must be a trusted name,
 * because it is not quoted.
 */
export async function copyRows<Row>(
  client: Client,
  table: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return
  const target = client.query(copyFrom(`copy ${table} (${columnNames(columns)}) from stdin`))
  target.end(linesOf(columns, rows))
  await finished(target)
}

/** Encodes rows in the text format of COPY: one line per row, with tabs between the cells. */
export function linesOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  let lines = ''
  for (const row of rows) {
    let separator = ''
    for (const { type, of } of columns) {
      lines += separator + (type === 'text' ? printText(of(row)) : printPlain(of(row)))
      separator = '\t'
    }
    lines += '\n'
  }
  return lines
}

const nothing = '\\N'
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

function printPlain(cell: Cell): string {
  return cell === null || cell === undefined ? nothing : String(cell)
}

/** Removes NUL characters, which a malicious issuer may use and PostgreSQL can't store. */
function printText(cell: Cell): string {
  if (cell === null || cell === undefined) return nothing
  return String(cell)
    .replaceAll('\0', '')
    .replaceAll(/[\\\t\n\r]/g, (letter) => escapes[letter] ?? letter)
}
