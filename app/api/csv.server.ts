/**
 * What makes a spreadsheet read a text as a formula, also in full width. The apostrophe is one of them, so that removing one apostrophe
 * from the beginning of a cell always gives the text back.
 */
const trigger = /^[=+\-@\t\r\n\0＝＋－＠']/

/** A number as text, since it may have more digits than a number can: no formula, whatever its sign. */
const plainNumber = /^-?\d+(?:\.\d+)?$/

/** What may not stand in a cell without quotes; the semicolon and the tab part cells in some countries. */
const needsQuotes = /[",;\t\r\n]|^\s|\s$/

/** A table as RFC 4180 has it, with a line of names on top. A missing value is an empty cell; an empty text is a quoted one. */
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
