/**
 * Characters, including their full-width forms, that make a spreadsheet interpret a string as a formula.
 * Strings that begin with an apostrophe are escaped too, so that removing one apostrophe from the beginning
 * of a cell always restores the original string.
 */
const trigger = /^[=+\-@\t\r\n\0＝＋－＠']/

/**
 * A number as a string, because the number may have more digits than a JavaScript number can hold.
 * Spreadsheets never interpret a number as a formula, even with a sign.
 */
const plainNumber = /^-?\d+(?:\.\d+)?$/

/**
 * Strings that must be quoted. The semicolon and the tab are included because spreadsheets in some countries
 * use them as separators.
 */
const needsQuotes = /[",;\t\r\n]|^\s|\s$/

/**
 * Formats a table as CSV (RFC 4180) with a header line. A missing value becomes an empty cell. An empty
 * string becomes a quoted empty cell.
 */
export function toCsv(columns: readonly string[], rows: readonly object[]): string {
  const lines = rows.map((row) => {
    const cells = new Map<string, unknown>(Object.entries(row))
    return columns.map((column) => toCell(cells.get(column))).join(',')
  })
  return [columns.map(toCell).join(','), ...lines].map((line) => `${line}\r\n`).join('')
}

function toCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = guard(typeof value === 'string' ? value : JSON.stringify(value))
  return text === '' || needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function guard(text: string): string {
  return trigger.test(text) && !plainNumber.test(text) ? `'${text}` : text
}
