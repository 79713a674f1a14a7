import type { WideColumn } from './wide-columns'

/** Keys of columns that a device has hidden, as it remembers them; unknown ones say nothing. */
export function parseHidden(text: string | null, columns: readonly WideColumn[]): readonly string[] {
  const words = new Set(text?.split(' '))
  // The first one names the row.
  return columns.slice(1).flatMap(({ key }) => (words.has(key) ? [key] : []))
}

/** What the device remembers after a column has been hidden or shown; null = nothing is hidden. */
export function toggled(hidden: readonly string[], key: string): string | null {
  const next = hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key]
  return next.length === 0 ? null : next.join(' ')
}
