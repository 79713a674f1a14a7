/**
 * Characters, also full-width ones, that make a spreadsheet read a text as a formula. The apostrophe is
 * included, so that removing one apostrophe from the beginning of a cell always restores the text.
 */
const trigger = /^[=+\-@\t\r\n\0＝＋－＠']/

/**
 * A number as text, because it may have more digits than a JavaScript number can hold. A number is never a
 * formula, even with a sign.
 */
const plainNumber = /^-?\d+(?:\.\d+)?$/

/** Texts that need quotes. The semicolon and the tab separate cells in some countries. */
const needsQuotes = /[",;\t\r\n]|^\s|\s$/

/**
 * Formats a table as in RFC 4180, with a header line. A missing value becomes an empty cell, an empty text
 * becomes a quoted one.
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
