import type { WideColumn, WideKey } from './wide-columns'

/** The column that identifies a row. The visitor cannot hide it. */
const pinnedKey: WideKey = 'pair'

/** Returns the columns that the visitor may hide. */
export function hideable<Column extends Pick<WideColumn, 'key'>>(
  columns: readonly Column[],
): readonly Column[] {
  return columns.filter(({ key }) => key !== pinnedKey)
}

/** Parses the keys of hidden columns from a string in the device's storage. Unknown keys are ignored. */
export function parseHidden(
  text: string | null,
  columns: readonly Pick<WideColumn, 'key'>[],
): readonly WideKey[] {
  const words = new Set<string>(text?.split(' '))
  return hideable(columns).flatMap(({ key }) => (words.has(key) ? [key] : []))
}

/** Returns the string to store after the visitor hid or showed a column. `null`: no column is hidden. */
export function toggled(hidden: readonly WideKey[], key: WideKey): string | null {
  const next = hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key]
  return next.length === 0 ? null : next.join(' ')
}
