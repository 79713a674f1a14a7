import { useRef } from 'react'
import { inOrderOf } from './market-list-view'

/**
 * Keeps rows in their positions while they are `held`, unless the visitor chooses another `view`. A list that
 * uses this hook may key its rows by position. Then no element moves when two markets swap, and no link
 * changes under a pointer or the focus.
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
