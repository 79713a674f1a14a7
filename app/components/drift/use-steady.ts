import { useRef } from 'react'
import { inOrderOf } from './market-list-view'

/**
 * Rows that stay where they are while they are held, unless the reader himself asks for another `view` of them. A list that uses it may draw its rows by
 * their places: then nothing moves on the page when two markets change places, and no link changes under a pointer or the focus.
 */
export function useSteady<Row extends { readonly publicKey: string }>(
  rows: readonly Row[],
  held: boolean,
  view: string,
): readonly Row[] {
  const shown = useRef({ rows, view })
  const keeps = held && shown.current.view === view
  shown.current = { rows: keeps ? inOrderOf(rows, shown.current.rows) : rows, view }
  return shown.current.rows
}
