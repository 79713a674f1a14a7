import type { WideColumn } from './wide-columns'

/** Parses the keys of hidden columns from a string in the device's storage. Unknown keys are ignored. */
export function parseHidden(text: string | null, columns: readonly WideColumn[]): readonly string[] {
  const words = new Set(text?.split(' '))
  // The first column identifies the row, so it cannot be hidden.
  return columns.slice(1).flatMap(({ key }) => (words.has(key) ? [key] : []))
}

/** Returns the string to store after the visitor hid or showed a column. `null`: no column is hidden. */
export function toggled(hidden: readonly string[], key: string): string | null {
  const next = hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key]
  return next.length === 0 ? null : next.join(' ')
}
