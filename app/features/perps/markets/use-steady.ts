import { useRef } from 'react'
import { inOrderOf } from './market-list-view'

/**
 * Keeps rows in their positions while `held` is true, unless the visitor chooses another `view`. A list that
 * uses this hook may use positions as React keys. In such a list, no element moves when two markets swap
 * places, and no link changes under the pointer or the focus.
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
